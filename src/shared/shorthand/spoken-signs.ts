import type { SpeechSpacing } from '#generated/enumerations/speech-spacing.ts'

/** The languages in which signs can be said. */
export type SpokenLanguage = 'en' | 'es'

/** A sign that can be said, with the space around it; next to some words what is said is a word and no sign. */
export type SpokenSign = {
  readonly phrases: readonly string[]
  readonly written: string
  readonly before: SpeechSpacing
  readonly after: SpeechSpacing
  readonly notAfter?: readonly string[]
  readonly notBefore?: readonly string[]
}

const closing = { before: 'None', after: 'One' } as const
const opening = { before: 'One', after: 'None' } as const
const joining = { before: 'None', after: 'None' } as const

const ofEach = ['a', 'an', 'the', 'this', 'that', 'each', 'every', 'one', 'her', 'his', 'their', 'my']
const ofTime = ['any', 'long', 'short', 'brief', 'same', 'time', 'grace', 'trial', 'waiting', 'last', 'first']
const deEach = ['un', 'el', 'este', 'ese', 'cada', 'algún', 'ningún', 'mismo', 'a', 'del', 'su', 'primer']

/** What can be said for signs and new lines where no rule of speech says something else. */
export const spokenSigns: { readonly [Each in SpokenLanguage]: readonly SpokenSign[] } = {
  en: [
    {
      phrases: ['period'],
      written: '.',
      ...closing,
      notAfter: [...ofEach, ...ofTime],
      notBefore: ['of', 'between', 'when', 'pain', 'pains'],
    },
    { phrases: ['full stop'], written: '.', ...closing },
    { phrases: ['comma'], written: ',', ...closing },
    { phrases: ['question mark'], written: '?', ...closing },
    { phrases: ['exclamation mark', 'exclamation point'], written: '!', ...closing },
    { phrases: ['semicolon'], written: ';', ...closing },
    {
      phrases: ['colon'],
      written: ':',
      ...closing,
      notAfter: ofEach,
      notBefore: ['cancer', 'polyp', 'polyps', 'surgery', 'screening'],
    },
    { phrases: ['open parenthesis'], written: '(', ...opening },
    { phrases: ['close parenthesis'], written: ')', ...closing },
    { phrases: ['open quote', 'open quotes'], written: '“', ...opening },
    { phrases: ['close quote', 'close quotes'], written: '”', ...closing },
    { phrases: ['hyphen'], written: '-', ...joining },
    { phrases: ['new line', 'next line'], written: '\n', ...joining },
    { phrases: ['new paragraph', 'next paragraph'], written: '\n\n', ...joining },
  ],
  es: [
    {
      phrases: ['punto'],
      written: '.',
      ...closing,
      notAfter: deEach,
      notBefore: ['de', 'del', 'en', 'donde', 'débil', 'fuerte', 'medio'],
    },
    { phrases: ['punto final', 'punto y seguido'], written: '.', ...closing },
    { phrases: ['punto y aparte'], written: '.\n', ...joining },
    { phrases: ['puntos suspensivos'], written: '…', ...closing },
    {
      phrases: ['coma'],
      written: ',',
      ...closing,
      notAfter: ['en', 'un', 'el', 'de', 'del', 'que', 'cuando'],
      notBefore: ['profundo', 'inducido', 'diabético'],
    },
    { phrases: ['punto y coma'], written: ';', ...closing },
    {
      phrases: ['dos puntos'],
      written: ':',
      ...closing,
      notAfter: ['los', 'estos', 'esos', 'subió', 'bajó', 'en', 'de'],
      notBefore: ['de', 'más', 'menos'],
    },
    { phrases: ['abrir interrogación', 'abre interrogación'], written: '¿', ...opening },
    { phrases: ['cerrar interrogación', 'cierra interrogación'], written: '?', ...closing },
    { phrases: ['abrir exclamación', 'abre exclamación'], written: '¡', ...opening },
    { phrases: ['cerrar exclamación', 'cierra exclamación'], written: '!', ...closing },
    { phrases: ['abrir paréntesis', 'abre paréntesis'], written: '(', ...opening },
    { phrases: ['cerrar paréntesis', 'cierra paréntesis'], written: ')', ...closing },
    { phrases: ['abrir comillas', 'abre comillas'], written: '“', ...opening },
    { phrases: ['cerrar comillas', 'cierra comillas'], written: '”', ...closing },
    { phrases: ['guion', 'guión'], written: '-', ...joining },
    { phrases: ['nueva línea'], written: '\n', ...joining },
    { phrases: ['nuevo párrafo'], written: '\n\n', ...joining },
  ],
}
