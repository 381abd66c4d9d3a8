// Generated from schemas/lists/language.json by npm run generate. Edits are lost.
import type { CodedList } from './coded-list.ts'

export const language: CodedList = {
  name: 'language',
  title: 'Language',
  description: 'BCP 47 where there is one.',
  locked: false,
  items: [
    { code: 'en', display: 'English' },
    { code: 'es', display: 'Spanish' },
    { code: 'zh', display: 'Chinese' },
    { code: 'vi', display: 'Vietnamese' },
    { code: 'ko', display: 'Korean' },
    { code: 'ru', display: 'Russian' },
    { code: 'ar', display: 'Arabic' },
    { code: 'ht', display: 'Haitian Creole' },
    { code: 'tl', display: 'Tagalog' },
    { code: 'so', display: 'Somali' },
    { code: 'fr', display: 'French' },
    { code: 'asl', display: 'American Sign Language' },
    { code: 'other', display: 'Other (specify)', allowText: true },
  ],
}
