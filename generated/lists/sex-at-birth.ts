// Generated from schemas/lists/sex-at-birth.json by npm run generate. Edits are lost.
import type { CodedList } from './coded-list.ts'

export const sexAtBirth: CodedList = {
  name: 'sex-at-birth',
  title: 'Sex at birth',
  description: 'As recorded at birth.',
  locked: false,
  items: [
    { code: 'male', display: 'Male' },
    { code: 'female', display: 'Female' },
    { code: 'unknown', display: 'Unknown' },
    { code: 'asked-declined', display: 'Prefers not to say' },
  ],
}
