type Pair = { readonly singular?: string; readonly plural?: string }

const words = {
  en: {
    patient: ['patient', 'patients'],
    session: ['session', 'sessions'],
    location: ['location', 'locations'],
    enrollment: ['enrollment', 'enrollments'],
    problem: ['problem', 'problems'],
    practitioner: ['practitioner', 'practitioners'],
  },
  es: {
    patient: ['paciente', 'pacientes'],
    session: ['sesión', 'sesiones'],
    location: ['ubicación', 'ubicaciones'],
    enrollment: ['inscripción', 'inscripciones'],
    problem: ['problema', 'problemas'],
    practitioner: ['profesional', 'profesionales'],
  },
} as const

/** The practice's words as parameters of every sentence: its own as they were written, else the language's, in small letters. */
export function practiceWords(labels: unknown, language: 'en' | 'es'): Readonly<Record<string, string>> {
  const own = (labels ?? {}) as Readonly<Record<string, Pair | undefined>>
  return Object.fromEntries(
    Object.entries(words[language]).flatMap(([name, [singular, plural]]) => [
      [name, chosen(own[name]?.singular, words.en[name as keyof typeof words.en][0], singular)],
      [`${name}s`, chosen(own[name]?.plural, words.en[name as keyof typeof words.en][1], plural)],
    ]),
  )
}

/** The specification's default label is not a word that the practice chose. */
function chosen(own: string | undefined, usual: string, word: string): string {
  return own === undefined || own.toLowerCase() === usual ? word : own
}
