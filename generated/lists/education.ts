// Generated from schemas/lists/education.json by npm run generate. Edits are lost.
import type { CodedList } from './coded-list.ts'

export const education: CodedList = {
  name: 'education',
  title: 'Education',
  description: 'The highest level reached.',
  locked: false,
  items: [
    { code: 'none', display: 'No schooling' },
    { code: 'elementary', display: 'Elementary school' },
    { code: 'some-high-school', display: 'Some high school' },
    { code: 'high-school', display: 'High school diploma or GED' },
    { code: 'some-college', display: 'Some college' },
    { code: 'associate', display: 'Associate degree' },
    { code: 'bachelor', display: 'Bachelor\'s degree' },
    { code: 'graduate', display: 'Graduate degree' },
    { code: 'vocational', display: 'Vocational training' },
    { code: 'unknown', display: 'Unknown' },
  ],
}
