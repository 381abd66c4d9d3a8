// Generated from schemas/lists/discharge-reason.json by npm run generate. Edits are lost.
import type { CodedList } from './coded-list.ts'

export const dischargeReason: CodedList = {
  name: 'discharge-reason',
  title: 'Discharge reason',
  description: 'Why an enrollment ended.',
  locked: false,
  items: [
    { code: 'goals-met', display: 'Goals met' },
    { code: 'transferred-higher-level', display: 'Transferred to a higher level of care' },
    { code: 'transferred-lower-level', display: 'Transferred to a lower level of care' },
    { code: 'transferred-other-provider', display: 'Transferred to another provider' },
    { code: 'patient-withdrew', display: 'Patient withdrew' },
    { code: 'lost-contact', display: 'Contact lost' },
    { code: 'moved', display: 'Moved' },
    { code: 'non-attendance', display: 'Did not attend' },
    { code: 'administrative', display: 'Administrative' },
    { code: 'incarcerated', display: 'Incarcerated' },
    { code: 'deceased', display: 'Deceased' },
    { code: 'other', display: 'Other (specify)', allowText: true },
  ],
}
