// Generated from schemas/lists/marital-status.json by npm run generate. Edits are lost.
import type { CodedList } from './coded-list.ts'

export const maritalStatus: CodedList = {
  name: 'marital-status',
  title: 'Marital status',
  spanishTitle: 'Estado civil',
  description: 'Marital status.',
  locked: false,
  open: false,
  items: [
    { code: 'never-married', display: 'Never married', spanish: 'Nunca casado' },
    { code: 'married', display: 'Married', spanish: 'Casado' },
    { code: 'partnered', display: 'Partnered', spanish: 'En pareja' },
    { code: 'separated', display: 'Separated', spanish: 'Separado' },
    { code: 'divorced', display: 'Divorced', spanish: 'Divorciado' },
    { code: 'widowed', display: 'Widowed', spanish: 'Viudo' },
    { code: 'unknown', display: 'Unknown', spanish: 'Desconocido' },
  ],
}
