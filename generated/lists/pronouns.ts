// Generated from schemas/lists/pronouns.json by npm run generate. Edits are lost.
import type { CodedList } from './coded-list.ts'

export const pronouns: CodedList = {
  name: 'pronouns',
  title: 'Pronouns',
  spanishTitle: 'Pronombres',
  description: 'How the person wants to be referred to.',
  locked: false,
  open: false,
  items: [
    { code: 'he', display: 'He/him', spanish: 'Él' },
    { code: 'she', display: 'She/her', spanish: 'Ella' },
    { code: 'they', display: 'They/them', spanish: 'Elle' },
    { code: 'ze', display: 'Ze/zir', spanish: 'Ze/zir' },
    { code: 'name-only', display: 'Use my name only', spanish: 'Usar solo mi nombre' },
    { code: 'other', display: 'Other (specify)', allowText: true, spanish: 'Otro (especifique)' },
  ],
}
