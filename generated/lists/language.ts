// Generated from schemas/lists/language.json by npm run generate. Edits are lost.
import type { CodedList } from './coded-list.ts'

export const language: CodedList = {
  name: 'language',
  title: 'Language',
  spanishTitle: 'Idioma',
  description: 'BCP 47 where there is one.',
  locked: false,
  open: false,
  items: [
    { code: 'en', display: 'English', spanish: 'Inglés' },
    { code: 'es', display: 'Spanish', spanish: 'Español' },
    { code: 'zh', display: 'Chinese', spanish: 'Chino' },
    { code: 'vi', display: 'Vietnamese', spanish: 'Vietnamita' },
    { code: 'ko', display: 'Korean', spanish: 'Coreano' },
    { code: 'ru', display: 'Russian', spanish: 'Ruso' },
    { code: 'ar', display: 'Arabic', spanish: 'Árabe' },
    { code: 'ht', display: 'Haitian Creole', spanish: 'Criollo haitiano' },
    { code: 'tl', display: 'Tagalog', spanish: 'Tagalo' },
    { code: 'so', display: 'Somali', spanish: 'Somalí' },
    { code: 'fr', display: 'French', spanish: 'Francés' },
    { code: 'asl', display: 'American Sign Language', spanish: 'Lengua de señas americana' },
    { code: 'other', display: 'Other (specify)', allowText: true, spanish: 'Otro (especifique)' },
  ],
}
