// Generated from schemas/lists/care-team-role.json by npm run generate. Edits are lost.
import type { CodedList } from './coded-list.ts'

export const careTeamRole: CodedList = {
  name: 'care-team-role',
  title: 'Care team role',
  description: 'What a member of a care team does.',
  locked: false,
  items: [
    {
      code: 'primary-clinician',
      display: 'Primary clinician / lead therapist',
      props: { participation: 'PrimaryPerformer' },
    },
    {
      code: 'co-therapist',
      display: 'Co-therapist',
      props: { participation: 'SecondaryPerformer' },
    },
    { code: 'prescriber', display: 'Prescriber', props: { participation: 'SecondaryPerformer' } },
    { code: 'case-manager', display: 'Case manager', props: { participation: 'Coordinator' } },
    {
      code: 'care-coordinator',
      display: 'Care coordinator',
      props: { participation: 'Coordinator' },
    },
    {
      code: 'supervisor',
      display: 'Clinical supervisor',
      props: { participation: 'Participation' },
    },
    { code: 'nurse', display: 'Nurse', props: { participation: 'SecondaryPerformer' } },
    {
      code: 'peer-support',
      display: 'Peer support specialist',
      props: { participation: 'SecondaryPerformer' },
    },
    {
      code: 'sud-counselor',
      display: 'Substance use counselor',
      props: { participation: 'SecondaryPerformer' },
    },
    {
      code: 'group-facilitator',
      display: 'Group facilitator',
      props: { participation: 'SecondaryPerformer' },
    },
    {
      code: 'skills-worker',
      display: 'Skills / rehabilitation worker',
      props: { participation: 'SecondaryPerformer' },
    },
    {
      code: 'residential-staff',
      display: 'Residential / direct support staff',
      props: { participation: 'SecondaryPerformer' },
    },
    {
      code: 'crisis-worker',
      display: 'Crisis worker',
      props: { participation: 'SecondaryPerformer' },
    },
    {
      code: 'vocational',
      display: 'Employment specialist',
      props: { participation: 'SecondaryPerformer' },
    },
    {
      code: 'school-clinician',
      display: 'School-based clinician',
      props: { participation: 'SecondaryPerformer' },
    },
    {
      code: 'primary-care',
      display: 'Primary care provider (outside)',
      props: { participation: 'Participation' },
    },
    {
      code: 'psychologist-tester',
      display: 'Testing psychologist',
      props: { participation: 'SecondaryPerformer' },
    },
    {
      code: 'probation',
      display: 'Probation / parole officer',
      props: { participation: 'Participation' },
    },
    {
      code: 'child-welfare',
      display: 'Child-welfare worker',
      props: { participation: 'Participation' },
    },
    {
      code: 'guardian',
      display: 'Guardian or legal representative',
      props: { participation: 'Participation' },
    },
    {
      code: 'family',
      display: 'Family member / natural support',
      props: { participation: 'Participation' },
    },
    { code: 'patient', display: 'The person served', props: { participation: 'Patient' } },
    { code: 'intake', display: 'Intake worker', props: { participation: 'Participation' } },
    {
      code: 'other',
      display: 'Other (specify)',
      allowText: true,
      props: { participation: 'Participation' },
    },
  ],
}
