import { setupI18n } from '@lingui/core'
import { messages as english } from '#generated/messages/en.js'
import { messages as spanish } from '#generated/messages/es.js'
import { writtenDay } from '#shared/time/calendar.ts'
import { practiceWords } from '#shared/words/practice-words.ts'
import { withWrittenDays } from '#shared/words/with-written-days.ts'

/** Speaks in an answer over HTTP: a message in the reader's language; an id that nobody wrote stays as it is. */
export type Speak = (id: string, parameters?: Readonly<Record<string, string | number>>) => string

const voices = {
  en: setupI18n({ locale: 'en', messages: { en: english } }),
  es: setupI18n({ locale: 'es', messages: { es: spanish } }),
}

/** Speaks the language of a locale such as `es-MX`; anything but Spanish is English. `labels` are the practice's own words. */
export function speakIn(locale: string | undefined, labels?: unknown): Speak {
  const language = languageOf(locale)
  const words = practiceWords(labels, language)
  const write = (day: string) => writtenDay(day, language)
  return (id, parameters) => voices[language]._(id, { ...words, ...withWrittenDays(parameters, write) })
}

/** Which of our languages a locale is answered in. */
export function languageOf(locale: string | undefined): 'en' | 'es' {
  return locale?.toLowerCase().startsWith('es') ? 'es' : 'en'
}
