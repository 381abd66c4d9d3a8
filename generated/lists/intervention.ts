// Generated from schemas/lists/intervention.json by npm run generate. Edits are lost.
import type { CodedList } from './coded-list.ts'

export const intervention: CodedList = {
  name: 'intervention',
  title: 'Intervention',
  description: 'What the clinician did.',
  locked: false,
  items: [
    { code: 'cbt', display: 'Cognitive behavioral therapy' },
    { code: 'dbt-skills', display: 'DBT skills' },
    { code: 'motivational-interviewing', display: 'Motivational interviewing' },
    { code: 'psychoeducation', display: 'Psychoeducation' },
    { code: 'supportive', display: 'Supportive' },
    { code: 'trauma-focused', display: 'Trauma focused' },
    { code: 'exposure', display: 'Exposure' },
    { code: 'problem-solving', display: 'Problem solving' },
    { code: 'solution-focused', display: 'Solution focused' },
    { code: 'family-systems', display: 'Family systems' },
    { code: 'play', display: 'Play therapy' },
    { code: 'relapse-prevention', display: 'Relapse prevention' },
    { code: 'contingency-management', display: 'Contingency management' },
    { code: 'skills-training', display: 'Skills training' },
    { code: 'case-management', display: 'Case management' },
    { code: 'crisis-intervention', display: 'Crisis intervention' },
    { code: 'medication-education', display: 'Medication education' },
    { code: 'peer-support', display: 'Peer support' },
    { code: 'mindfulness', display: 'Mindfulness' },
    { code: 'safety-planning', display: 'Safety planning' },
    { code: 'care-coordination', display: 'Care coordination' },
    { code: 'behavioural-activation', display: 'Behavioral activation' },
    { code: 'other', display: 'Other (specify)', allowText: true },
  ],
}
