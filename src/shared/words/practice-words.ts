/** The words that a practice may name anew, in each language: one and several, as they stand inside a sentence. */
export const usualWords = {
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

type Name = keyof typeof usualWords.en
type Pair = { readonly singular?: string; readonly plural?: string }

/**
 * The practice's words as parameters of every text: `patient`, `patients` inside a sentence, `Patient`, `Patients` where it
 * begins. A label that is still the default ("Patient") is said as each language says it, any other one as the practice
 * wrote it; one word with a capital ("Client") begins small inside a sentence, as the default does.
 */
export function practiceWords(labels: unknown, language: 'en' | 'es'): Readonly<Record<string, string>> {
  // The schema of preferences has these labels; what is missing is the usual word.
  const own = (typeof labels === 'object' && labels !== null ? labels : {}) as {
    readonly [name in Name]?: Pair
  }
  // The keys of a constant are its names.
  const names = Object.keys(usualWords.en) as readonly Name[]
  return Object.fromEntries(
    names.flatMap((name) => {
      const [one, several] = usualWords[language][name]
      const [usualOne, usualSeveral] = usualWords.en[name]
      const singular = chosen(own[name]?.singular, usualOne, one)
      const plural = chosen(own[name]?.plural, usualSeveral, several)
      return [
        [name, singular],
        [`${name}s`, plural],
        [capital(name), capital(singular)],
        [`${capital(name)}s`, capital(plural)],
      ]
    }),
  )
}

function chosen(own: string | undefined, usual: string, word: string): string {
  return !own || own.toLowerCase() === usual ? word : inSentence(own)
}

/** More words than one ("Medicaid member") and those in capitals ("VIP") may hold a name, and stay as they are. */
function inSentence(word: string): string {
  return /^\p{Lu}\p{Ll}+$/u.test(word) ? word.toLowerCase() : word
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}
