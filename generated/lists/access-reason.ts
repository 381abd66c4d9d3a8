// Generated from schemas/lists/access-reason.json by npm run generate. Edits are lost.
import type { CodedList } from './coded-list.ts'

export const accessReason: CodedList = {
  name: 'access-reason',
  title: 'Reason for access',
  description: 'Why a record outside of one\'s own patients was opened.',
  locked: false,
  items: [
    { code: 'emergency-treatment', display: 'Emergency treatment' },
    { code: 'covering-clinician', display: 'Covering clinician' },
    { code: 'supervision', display: 'Supervision' },
    { code: 'quality-review', display: 'Quality review' },
    { code: 'patient-request', display: 'Patient request' },
    { code: 'legal-request', display: 'Legal request' },
    { code: 'billing-issue', display: 'Billing issue' },
    { code: 'technical-support', display: 'Technical support' },
    { code: 'other', display: 'Other (specify)', allowText: true },
  ],
}
