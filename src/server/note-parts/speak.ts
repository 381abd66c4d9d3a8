import { type I18n, setupI18n } from '@lingui/core'
import { messages as english } from '#generated/messages/en.js'
import { messages as spanish } from '#generated/messages/es.js'
import type { RuleResult } from '#shared/rules/rule-result.ts'
import { type Parameters, type Speak, say } from '#shared/rules/sentence.ts'

const languages: { readonly [language: string]: I18n } = {
  en: setupI18n({ locale: 'en', messages: { en: english } }),
  es: setupI18n({ locale: 'es', messages: { es: spanish } }),
}

/** The practice's words, as they stand inside a sentence. */
const labels: Parameters = {
  patient: 'patient',
  session: 'session',
  location: 'location',
  enrollment: 'enrollment',
  problem: 'problem',
  practitioner: 'practitioner',
}

/** Says messages in the language of a person's locale; English where we do not speak it. */
export function speakerFor(locale: string): Speak {
  const i18n = languages[locale.slice(0, 2)] ?? languages.en
  return (id, parameters) => i18n?._(id, { ...labels, ...parameters }) ?? id
}

/** What a rule's result says, at most 600 characters; nothing when it has nothing to say. */
export function spokenResult(result: RuleResult, speak: Speak): string | undefined {
  return result.sentence && say(result.sentence, speak).slice(0, 600)
}
