// Generated from schemas/lists/signature-refusal-reason.json by npm run generate. Edits are lost.
import type { CodedList } from './coded-list.ts'

export const signatureRefusalReason: CodedList = {
  name: 'signature-refusal-reason',
  title: 'Reason without signature',
  description: 'Why somebody did not sign.',
  locked: false,
  items: [
    { code: 'refused', display: 'Refused' },
    { code: 'unable-physical', display: 'Physically unable' },
    { code: 'unable-cognitive', display: 'Cognitively unable' },
    { code: 'not-present-telehealth', display: 'Not present (telehealth)' },
    { code: 'minor', display: 'Minor' },
    { code: 'guardian-unavailable', display: 'Guardian unavailable' },
    { code: 'other', display: 'Other (specify)', allowText: true },
  ],
}
