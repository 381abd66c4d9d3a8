// Generated from schemas/lists/veteran-status.json by npm run generate. Edits are lost.
import type { CodedList } from './coded-list.ts'

export const veteranStatus: CodedList = {
  name: 'veteran-status',
  title: 'Veteran status',
  description: 'Military service.',
  locked: false,
  items: [
    { code: 'none', display: 'No military service' },
    { code: 'active', display: 'Active duty' },
    { code: 'reserve', display: 'Reserve' },
    { code: 'veteran', display: 'Veteran' },
  ],
}
