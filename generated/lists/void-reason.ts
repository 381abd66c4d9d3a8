// Generated from schemas/lists/void-reason.json by npm run generate. Edits are lost.
import type { CodedList } from './coded-list.ts'

export const voidReason: CodedList = {
  name: 'void-reason',
  title: 'Void reason',
  description: 'Why a note was voided.',
  locked: false,
  items: [
    { code: 'wrong-patient', display: 'Wrong patient' },
    { code: 'duplicate', display: 'Duplicate' },
    { code: 'wrong-service-date', display: 'Wrong service date' },
    { code: 'test-entry', display: 'Test entry' },
    { code: 'other', display: 'Other (specify)', allowText: true },
  ],
}
