// Generated from schemas/lists/pronouns.json by npm run generate. Edits are lost.
import type { CodedList } from './coded-list.ts'

export const pronouns: CodedList = {
  name: 'pronouns',
  title: 'Pronouns',
  description: 'How the person wants to be referred to.',
  locked: false,
  items: [
    { code: 'he', display: 'He/him' },
    { code: 'she', display: 'She/her' },
    { code: 'they', display: 'They/them' },
    { code: 'ze', display: 'Ze/zir' },
    { code: 'name-only', display: 'Use my name only' },
    { code: 'other', display: 'Other (specify)', allowText: true },
  ],
}
