// Generated from schemas/lists/no-show-action.json by npm run generate. Edits are lost.
import type { CodedList } from './coded-list.ts'

export const noShowAction: CodedList = {
  name: 'no-show-action',
  title: 'No-show action',
  description: 'What was done after a missed visit.',
  locked: false,
  items: [
    { code: 'none', display: 'Nothing' },
    { code: 'call-patient', display: 'Call patient' },
    { code: 'letter', display: 'Letter' },
    { code: 'reschedule', display: 'Reschedule' },
    { code: 'welfare-check', display: 'Welfare check' },
    { code: 'notify-prescriber', display: 'Notify prescriber' },
    { code: 'notify-referrer', display: 'Notify referrer' },
    { code: 'close-after-n', display: 'Close after several no-shows' },
  ],
}
