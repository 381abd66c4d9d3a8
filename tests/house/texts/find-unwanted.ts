import type { ShownText } from './read-texts.ts'

/** Words that no screen uses, each with what it says instead. */
export const unwanted: { readonly [Language in 'en' | 'es']: { readonly [word: string]: string } } = {
  en: {
    mend: 'fix',
    mends: 'fixes',
    mended: 'fixed',
    stands: 'is',
    stand: 'are',
    nobody: 'no one',
    somebody: 'someone',
    everybody: 'everyone',
    anybody: 'anyone',
    'of that name': 'no one found',
    nowhere: 'say what the reader can do',
    hash: 'say what it is for',
    pointer: 'name the field',
    offset: 'name the time zone',
    json: 'name the file',
    ground: 'context',
    journey: 'round trip',
    anew: 'again',
    deed: 'change',
    begun: 'started',
    whom: 'who',
    his: 'their',
    shall: 'must',
    thus: 'so',
    hereby: 'leave it out',
    'in force': 'active',
    'taken in': 'imported',
    'take in': 'import',
    'brought in': 'imported',
    'taken back': 'undone',
    'so already': 'already matches',
    'became of': 'result',
    stored: 'saved',
    'present password': 'current password',
    malformed: 'invalid',
    licence: 'license',
    behaviour: 'behavior',
    'all the same': 'anyway',
    telling: 'exact',
    'ways at the side': 'menu',
    'fit together': 'match',
  },
  es: {
    añadir: 'agregar',
    añada: 'agregue',
    añadido: 'agregado',
    rellenar: 'completar',
    rellene: 'complete',
    introduzca: 'ingrese',
    introducir: 'ingresar',
    pulse: 'presione',
    caducado: 'vencido',
    caduca: 'vence',
    vídeo: 'video',
    fiable: 'confiable',
    ordenador: 'computadora',
    consulta: 'consultorio',
    consultas: 'consultorios',
    'su práctica': 'su consultorio',
    'esta práctica': 'este consultorio',
    cifras: 'dígitos',
    'seguridad social': 'Seguro Social',
  },
}

/** Texts that may use an unwanted word, each with its reason. */
export const allowed: readonly Exception[] = [
  {
    word: 'json',
    ids: [
      'build.not-json',
      'build.what-fits',
      'build.export-schema',
      'imports.no-object',
      'FHIR (JSON)',
      'src/server/commands/import.ts',
    ],
    reason: 'it is the kind of file that is chosen for an import',
  },
  {
    word: 'json',
    ids: ['form.not-json', 'JSON', 'JSON schema', 'JSON text'],
    reason: 'administrators write it in a few fields, whose names say so',
  },
  {
    word: 'json',
    ids: ['http.malformed-json', 'http.object-expected'],
    reason: 'only a program that calls the API by itself can read this',
  },
  {
    word: 'behaviour',
    ids: ['Routine and behaviour observations'],
    reason: 'the coded list of kinds of reports is given in these words',
  },
  {
    word: 'his',
    ids: ['shorthand.he-possessive'],
    reason: 'it is the pronoun of a patient who has chosen it, and goes into a sentence about him',
  },
  { word: 'consulta', ids: ['Chief complaint'], reason: 'a visit is meant, and the phrase is a fixed one' },
]

type Exception = { readonly word: string; readonly ids: readonly string[]; readonly reason: string }

/** Every text that uses an unwanted word and is not allowed to, with the word and what to say instead. */
export function findUnwanted(language: 'en' | 'es', texts: readonly ShownText[]): readonly string[] {
  const words = Object.entries(unwanted[language])
  return texts.flatMap(({ catalogue, id, text }) =>
    words
      .filter(([word]) => says(text, word))
      .filter(([word]) => !allowed.some((one) => one.word === word && one.ids.includes(id)))
      .map(([word, instead]) => `${catalogue} ${id} says “${word}”; say “${instead}”: ${text}`),
  )
}

/** As a word of its own, whatever its case; letters with accents are letters too. */
function says(text: string, word: string): boolean {
  return new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, 'iu').test(text)
}
