// Generated from schemas/lists/employment-status.json by npm run generate. Edits are lost.
import type { CodedList } from './coded-list.ts'

export const employmentStatus: CodedList = {
  name: 'employment-status',
  title: 'Employment status',
  description: 'Whether a person works.',
  locked: false,
  items: [
    { code: 'full-time', display: 'Full time' },
    { code: 'part-time', display: 'Part time' },
    { code: 'supported', display: 'Supported' },
    { code: 'unemployed-seeking', display: 'Unemployed, looking for work' },
    { code: 'not-in-labour-force', display: 'Not in the labor force' },
    { code: 'student', display: 'Student' },
    { code: 'retired', display: 'Retired' },
    { code: 'disabled', display: 'Disabled' },
  ],
}
