// Generated from schemas/lists/service-category.json by npm run generate. Edits are lost.
import type { CodedList } from './coded-list.ts'

export const serviceCategory: CodedList = {
  name: 'service-category',
  title: 'Service category',
  description: 'Groups services for rules and reports.',
  locked: false,
  items: [
    { code: 'assessment', display: 'Assessment' },
    { code: 'therapy-individual', display: 'Individual therapy' },
    { code: 'therapy-family', display: 'Family therapy' },
    { code: 'therapy-group', display: 'Group therapy' },
    { code: 'crisis', display: 'Crisis' },
    { code: 'case-management', display: 'Case management' },
    { code: 'medication', display: 'Medication' },
    { code: 'nursing', display: 'Nursing' },
    { code: 'rehabilitation', display: 'Rehabilitation' },
    { code: 'peer', display: 'Peer' },
    { code: 'residential', display: 'Residential' },
    { code: 'testing', display: 'Testing' },
    { code: 'care-planning', display: 'Care planning' },
    { code: 'coordination', display: 'Coordination' },
    { code: 'indirect', display: 'Indirect' },
    { code: 'administrative', display: 'Administrative' },
  ],
}
