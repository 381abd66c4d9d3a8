import { type I18n, setupI18n } from '@lingui/core'
import { messages as english } from '#generated/messages/en.js'
import { messages as spanish } from '#generated/messages/es.js'
import type { RuleResult } from '#shared/rules/judging/rule-result.ts'
import { type SpeakMessage, say } from '#shared/rules/sentence.ts'
import { writtenDay } from '#shared/time/calendar.ts'
import { practiceWords } from '#shared/words/practice-words.ts'
import { withWrittenDays } from '#shared/words/with-written-days.ts'

const voices: { readonly [Of in Language]: I18n } = {
  en: setupI18n({ locale: 'en', messages: { en: english } }),
  es: setupI18n({ locale: 'es', messages: { es: spanish } }),
}

/** A locale of each language that a note's messages are said in. */
export const spokenLocales: readonly Language[] = ['en', 'es']

type Language = 'en' | 'es'

/** Says a note's messages in the language of a person's locale, with the practice's own words; English where we do not speak it. */
export function speakerFor(locale: string, labels: unknown): SpeakMessage {
  const language: Language = locale.startsWith('es') ? 'es' : 'en'
  const words = practiceWords(labels, language)
  const write = (day: string) => writtenDay(day, language)
  return (id, parameters) => voices[language]._(id, { ...words, ...withWrittenDays(parameters, write) })
}

/** What a rule's result says, at most 600 characters; nothing when it has nothing to say. */
export function spokenResult(result: RuleResult, speak: SpeakMessage): string | undefined {
  return result.sentence && say(result.sentence, speak).slice(0, 600)
}
