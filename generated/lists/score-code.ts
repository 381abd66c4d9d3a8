// Generated from schemas/lists/score-code.json by npm run generate. Edits are lost.
import type { CodedList } from './coded-list.ts'

export const scoreCode: CodedList = {
  name: 'score-code',
  title: 'Score code',
  description: 'Scores of instruments with their LOINC codes, found by the name of the instrument.',
  locked: false,
  open: false,
  items: [
    {
      code: '44261-6',
      display: 'PHQ-9 total score',
      mappings: [{ system: 'http://loinc.org', code: '44261-6' }],
    },
    {
      code: '70274-6',
      display: 'GAD-7 total score',
      mappings: [{ system: 'http://loinc.org', code: '70274-6' }],
    },
    {
      code: '75626-2',
      display: 'AUDIT-C total score',
      mappings: [{ system: 'http://loinc.org', code: '75626-2' }],
    },
  ],
}
