import { setupI18n } from '@lingui/core'
import { messages as english } from '#generated/messages/en.js'
import { messages as spanish } from '#generated/messages/es.js'
import type { Actor } from '#shared/permissions/actor.ts'
import { practiceWords } from '#shared/words/practice-words.ts'

/** How an access is told: the language of whoever acts, and a message in it with the practice's own words. */
export function voice({ locale, labels }: Pick<Actor, 'locale' | 'labels'>) {
  const language = locale.toLowerCase().startsWith('es') ? 'es' : 'en'
  const speaking = setupI18n({ locale: language, messages: { en: english, es: spanish } })
  const words = practiceWords(labels, language)
  const say = (id: string, parameters: Readonly<Record<string, string>> = {}) =>
    speaking._(id, { ...words, ...parameters })
  return { language, say } as const
}
