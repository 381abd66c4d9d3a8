import type { Parameters } from '#client/ui/words.tsx'

type Pair = { readonly singular?: string; readonly plural?: string }

const english: Parameters = {
  patient: 'patient',
  patients: 'patients',
  session: 'session',
  sessions: 'sessions',
  location: 'location',
  locations: 'locations',
  enrollment: 'enrollment',
  enrollments: 'enrollments',
  problem: 'problem',
  problems: 'problems',
  practitioner: 'practitioner',
  practitioners: 'practitioners',
}

const spanish: Parameters = {
  patient: 'paciente',
  patients: 'pacientes',
  session: 'sesión',
  sessions: 'sesiones',
  location: 'ubicación',
  locations: 'ubicaciones',
  enrollment: 'inscripción',
  enrollments: 'inscripciones',
  problem: 'problema',
  problems: 'problemas',
  practitioner: 'profesional',
  practitioners: 'profesionales',
}

/**
 * The practice's words as parameters of every sentence. They stand within sentences, so the defaults of the specification
 * ("Patient") become small letters and, in Spanish, Spanish; a practice's own words stay as they were written.
 */
export function practiceWords(labels: unknown, locale: 'en' | 'es'): Parameters {
  const base = locale === 'es' ? spanish : english
  const own = (typeof labels === 'object' && labels !== null ? labels : {}) as Readonly<Record<string, Pair>>
  const chosen = Object.entries(own).flatMap(([word, pair]) => [
    ...chosenWord(word, pair.singular),
    ...chosenWord(`${word}s`, pair.plural),
  ])
  return { ...base, ...Object.fromEntries(chosen) }
}

function chosenWord(name: string, word: string | undefined): readonly (readonly [string, string])[] {
  if (!word || word.toLowerCase() === english[name]) return []
  return [[name, word]]
}
