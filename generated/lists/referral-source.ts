// Generated from schemas/lists/referral-source.json by npm run generate. Edits are lost.
import type { CodedList } from './coded-list.ts'

export const referralSource: CodedList = {
  name: 'referral-source',
  title: 'Referral source',
  description: 'Where a person came from.',
  locked: false,
  items: [
    { code: 'self', display: 'Self' },
    { code: 'family', display: 'Family' },
    { code: 'primary-care', display: 'Primary care' },
    { code: 'hospital', display: 'Hospital' },
    { code: 'emergency-department', display: 'Emergency department' },
    { code: 'crisis-line', display: 'Crisis line' },
    { code: 'school', display: 'School' },
    { code: 'court-probation', display: 'Court or probation' },
    { code: 'child-welfare', display: 'Child welfare' },
    { code: 'employer-eap', display: 'Employer assistance program' },
    { code: 'other-bh-provider', display: 'Other behavioral health provider' },
    { code: 'payer', display: 'Payer' },
    { code: 'shelter', display: 'Shelter' },
    { code: 'other', display: 'Other (specify)', allowText: true },
  ],
}
