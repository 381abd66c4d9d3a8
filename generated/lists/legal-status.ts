// Generated from schemas/lists/legal-status.json by npm run generate. Edits are lost.
import type { CodedList } from './coded-list.ts'

export const legalStatus: CodedList = {
  name: 'legal-status',
  title: 'Legal status',
  spanishTitle: 'Estado legal',
  description: 'Whether care is voluntary.',
  locked: false,
  open: false,
  items: [
    { code: 'voluntary', display: 'Voluntary', spanish: 'Voluntario' },
    { code: 'involuntary-civil', display: 'Involuntary (civil)', spanish: 'Involuntario (civil)' },
    { code: 'court-ordered', display: 'Court ordered', spanish: 'Por orden judicial' },
    { code: 'probation', display: 'Probation', spanish: 'Libertad vigilada' },
    { code: 'parole', display: 'Parole', spanish: 'Libertad condicional' },
    { code: 'diversion', display: 'Diversion', spanish: 'Programa de desvío' },
    { code: 'guardianship', display: 'Guardianship', spanish: 'Tutela' },
  ],
}
