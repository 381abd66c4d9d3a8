// Generated from schemas/lists/return-reason.json by npm run generate. Edits are lost.
import type { CodedList } from './coded-list.ts'

export const returnReason: CodedList = {
  name: 'return-reason',
  title: 'Return reason',
  description: 'Why a note was returned.',
  locked: false,
  items: [
    { code: 'missing-medical-necessity', display: 'Missing medical necessity' },
    { code: 'no-link-to-goal', display: 'No link to a goal' },
    { code: 'wrong-service', display: 'Wrong service' },
    { code: 'wrong-time', display: 'Wrong time' },
    { code: 'wrong-diagnosis', display: 'Wrong diagnosis' },
    { code: 'copied-text', display: 'Copied text' },
    { code: 'wrong-patient', display: 'Wrong patient' },
    { code: 'language', display: 'Language' },
    { code: 'incomplete', display: 'Incomplete' },
    { code: 'other', display: 'Other (specify)', allowText: true },
  ],
}
