// Generated from schemas/lists/attendance.json by npm run generate. Edits are lost.
import type { CodedList } from './coded-list.ts'

export const attendance: CodedList = {
  name: 'attendance',
  title: 'Attendance',
  spanishTitle: 'Asistencia',
  description: 'Whether somebody attended.',
  locked: false,
  open: false,
  items: [
    { code: 'present', display: 'Present', spanish: 'Presente' },
    { code: 'late', display: 'Late', spanish: 'Llegó tarde' },
    { code: 'left-early', display: 'Left early', spanish: 'Se fue antes' },
    { code: 'excused', display: 'Excused', spanish: 'Justificado' },
    { code: 'unexcused', display: 'Unexcused', spanish: 'Sin justificar' },
    {
      code: 'cancelled-by-clinic',
      display: 'Cancelled by the clinic',
      spanish: 'Cancelado por la clínica',
    },
  ],
}
