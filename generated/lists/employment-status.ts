// Generated from schemas/lists/employment-status.json by npm run generate. Edits are lost.
import type { CodedList } from './coded-list.ts'

export const employmentStatus: CodedList = {
  name: 'employment-status',
  title: 'Employment status',
  spanishTitle: 'Situación laboral',
  description: 'Whether a person works.',
  locked: false,
  open: false,
  items: [
    { code: 'full-time', display: 'Full time', spanish: 'Tiempo completo' },
    { code: 'part-time', display: 'Part time', spanish: 'Tiempo parcial' },
    { code: 'supported', display: 'Supported', spanish: 'Empleo con apoyo' },
    {
      code: 'unemployed-seeking',
      display: 'Unemployed, looking for work',
      spanish: 'Desempleado, busca trabajo',
    },
    {
      code: 'not-in-labour-force',
      display: 'Not in the labor force',
      spanish: 'Fuera de la fuerza laboral',
    },
    { code: 'student', display: 'Student', spanish: 'Estudiante' },
    { code: 'retired', display: 'Retired', spanish: 'Retirado' },
    { code: 'disabled', display: 'Disabled', spanish: 'Con discapacidad' },
  ],
}
