import { setupI18n } from '@lingui/core'
import { messages as english } from '#generated/messages/en.js'
import { messages as spanish } from '#generated/messages/es.js'

/** A message in the reader's language; an id that nobody wrote stays as it is. */
export type Speak = (id: string, parameters?: Readonly<Record<string, string | number>>) => string

const voices = {
  en: setupI18n({ locale: 'en', messages: { en: english } }),
  es: setupI18n({ locale: 'es', messages: { es: spanish } }),
}

/** Speaks the language of a locale such as `es-MX`; anything but Spanish is English. */
export function speakIn(locale: string | undefined): Speak {
  const voice = locale?.toLowerCase().startsWith('es') ? voices.es : voices.en
  return (id, parameters) => voice._(id, parameters as Record<string, unknown>)
}
