import { type I18n, setupI18n } from '@lingui/core'
import { messages as english } from '#generated/messages/en.js'
import { messages as spanish } from '#generated/messages/es.js'
import type { RuleResult } from '#shared/rules/rule-result.ts'
import { type Parameters, type Speak, say } from '#shared/rules/sentence.ts'
import type { Preferences } from './practice-preferences.ts'

const voices: { readonly [Of in Language]: I18n } = {
  en: setupI18n({ locale: 'en', messages: { en: english } }),
  es: setupI18n({ locale: 'es', messages: { es: spanish } }),
}

type Language = 'en' | 'es'

/** The words that a practice may name anew, as they stand inside a sentence. */
const usual: { readonly [Of in Language]: Readonly<Record<keyof Preferences['labels'], string>> } = {
  en: {
    patient: 'patient',
    session: 'session',
    location: 'location',
    enrollment: 'enrollment',
    problem: 'problem',
    practitioner: 'practitioner',
  },
  es: {
    patient: 'paciente',
    session: 'sesión',
    location: 'ubicación',
    enrollment: 'inscripción',
    problem: 'problema',
    practitioner: 'profesional',
  },
}

/** Says messages in the language of a person's locale, with the practice's own words; English where we do not speak it. */
export function speakerFor(locale: string, labels: Preferences['labels']): Speak {
  const language: Language = locale.startsWith('es') ? 'es' : 'en'
  const words = { ...usual[language], ...ownWords(labels) }
  return (id, parameters) => voices[language]._(id, { ...words, ...parameters })
}

/** A label that is still the specification's ("Patient") is said as we say it; any other one as the practice wrote it. */
function ownWords(labels: Preferences['labels']): Parameters {
  const chosen = Object.entries(usual.en).flatMap(([name, word]) => {
    const own = labels[name as keyof Preferences['labels']]?.singular
    return own === undefined || own.toLowerCase() === word ? [] : [[name, own] as const]
  })
  return Object.fromEntries(chosen)
}

/** What a rule's result says, at most 600 characters; nothing when it has nothing to say. */
export function spokenResult(result: RuleResult, speak: Speak): string | undefined {
  return result.sentence && say(result.sentence, speak).slice(0, 600)
}
