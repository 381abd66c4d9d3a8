import type { Patient } from '#generated/types/patient.ts'
import type { PracticePreferences } from '#generated/types/practice-preferences.ts'

/** The language in which a patient wants to be written to, else the one that is spoken best, else the practice's. */
export function writtenLanguage(
  { communicationPreferences, languages = [] }: Patient,
  { locale }: Pick<PracticePreferences, 'locale'>,
): 'en' | 'es' {
  const preferred = languages.find(({ preferred: isPreferred }) => isPreferred === true)
  const code = communicationPreferences?.language?.code ?? preferred?.language.code ?? locale ?? 'en'
  return isSpanish(code) ? 'es' : 'en'
}

/** Is Spanish meant by this code of a language? */
export function isSpanish(code: string): boolean {
  return /^(es|spa)/i.test(code)
}
