// Generated from schemas/lists/legal-status.json by npm run generate. Edits are lost.
import type { CodedList } from './coded-list.ts'

export const legalStatus: CodedList = {
  name: 'legal-status',
  title: 'Legal status',
  description: 'Whether care is voluntary.',
  locked: false,
  items: [
    { code: 'voluntary', display: 'Voluntary' },
    { code: 'involuntary-civil', display: 'Involuntary (civil)' },
    { code: 'court-ordered', display: 'Court ordered' },
    { code: 'probation', display: 'Probation' },
    { code: 'parole', display: 'Parole' },
    { code: 'diversion', display: 'Diversion' },
    { code: 'guardianship', display: 'Guardianship' },
  ],
}
