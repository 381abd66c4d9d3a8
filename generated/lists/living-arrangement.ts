// Generated from schemas/lists/living-arrangement.json by npm run generate. Edits are lost.
import type { CodedList } from './coded-list.ts'

export const livingArrangement: CodedList = {
  name: 'living-arrangement',
  title: 'Living arrangement',
  description: 'Where a person lives.',
  locked: false,
  items: [
    { code: 'own-home', display: 'Own home' },
    { code: 'with-family', display: 'With family' },
    { code: 'supported-housing', display: 'Supported housing' },
    { code: 'group-home', display: 'Group home' },
    { code: 'residential-treatment', display: 'Residential treatment' },
    { code: 'foster', display: 'Foster' },
    { code: 'shelter', display: 'Shelter' },
    { code: 'unsheltered', display: 'Unsheltered' },
    { code: 'correctional', display: 'Correctional' },
    { code: 'other', display: 'Other (specify)', allowText: true },
  ],
}
