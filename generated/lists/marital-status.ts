// Generated from schemas/lists/marital-status.json by npm run generate. Edits are lost.
import type { CodedList } from './coded-list.ts'

export const maritalStatus: CodedList = {
  name: 'marital-status',
  title: 'Marital status',
  description: 'Marital status.',
  locked: false,
  items: [
    { code: 'never-married', display: 'Never married' },
    { code: 'married', display: 'Married' },
    { code: 'partnered', display: 'Partnered' },
    { code: 'separated', display: 'Separated' },
    { code: 'divorced', display: 'Divorced' },
    { code: 'widowed', display: 'Widowed' },
    { code: 'unknown', display: 'Unknown' },
  ],
}
