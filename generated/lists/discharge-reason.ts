// Generated from schemas/lists/discharge-reason.json by npm run generate. Edits are lost.
import type { CodedList } from './coded-list.ts'

export const dischargeReason: CodedList = {
  name: 'discharge-reason',
  title: 'Discharge reason',
  description: 'Why an enrollment ended.',
  locked: false,
  items: [
    { code: 'goals-met', display: 'Goals met' },
    { code: 'transferred-higher-level', display: 'Transferred higher level' },
    { code: 'transferred-lower-level', display: 'Transferred lower level' },
    { code: 'transferred-other-provider', display: 'Transferred other provider' },
    { code: 'patient-withdrew', display: 'Patient withdrew' },
    { code: 'lost-contact', display: 'Lost contact' },
    { code: 'moved', display: 'Moved' },
    { code: 'non-attendance', display: 'Non attendance' },
    { code: 'administrative', display: 'Administrative' },
    { code: 'incarcerated', display: 'Incarcerated' },
    { code: 'deceased', display: 'Deceased' },
    { code: 'other', display: 'Other (specify)', allowText: true },
  ],
}
