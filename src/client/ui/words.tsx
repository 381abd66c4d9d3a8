import { type I18n, type Messages, setupI18n } from '@lingui/core'
import { createContext, type ReactNode, use, useMemo } from 'react'
import type { MessageId } from '#generated/messages/ids.ts'
import type { MessageParameters } from '#shared/rules/sentence.ts'
import { withWrittenDays } from '#shared/words/with-written-days.ts'

/** The words on the screen: the sentence of an id in the reader's language, with the practice's own words filled in. */
export type Words = (id: MessageId, parameters?: MessageParameters) => string

/** The same for ids that come as data, from generated screens and from the server's findings. */
export type Labels = (id: string, parameters?: MessageParameters) => string

/** The languages that the product speaks. */
export type Locale = 'en' | 'es'

type Speech = { readonly locale: Locale; readonly say: Labels }

const speech = createContext<Speech | undefined>(undefined)

type Props = {
  readonly locale: Locale
  readonly messages: Messages
  /** The practice's words for patient, session, location, enrollment, problem and practitioner, singular and plural. */
  readonly practiceWords: MessageParameters
  readonly children: ReactNode
}

/** Gives everything below it one language and one practice's words. */
export function WordsProvider({ locale, messages, practiceWords, children }: Props): ReactNode {
  const value = useMemo(() => {
    const catalogue = setupI18n({ locale, messages: { [locale]: messages } })
    return { locale, say: speaker(catalogue, new Set(Object.keys(messages)), practiceWords) }
  }, [locale, messages, practiceWords])

  return <speech.Provider value={value}>{children}</speech.Provider>
}

/** The one way to a text that a person sees. */
export function useWords(): Words {
  return useSpeech().say
}

/** For ids that come as data; an id without a sentence is shown as it is, so nothing is ever blank. */
export function useLabels(): Labels {
  return useSpeech().say
}

/** The reader's language, for dates and numbers. */
export function useLocale(): Locale {
  return useSpeech().locale
}

function speaker(catalogue: I18n, known: ReadonlySet<string>, practiceWords: MessageParameters): Labels {
  const days = new Intl.DateTimeFormat(catalogue.locale, shortDay)
  const write = (day: string) => {
    const instant = Date.parse(`${day}T00:00:00Z`)
    return Number.isNaN(instant) ? day : days.format(instant)
  }
  return (id, parameters) =>
    known.has(id) ? catalogue._(id, { ...practiceWords, ...withWrittenDays(parameters, write) }) : id
}

const shortDay = { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' } as const

function useSpeech(): Speech {
  const value = use(speech)
  if (!value) throw new Error('No words are given here: draw it inside WordsProvider.')
  return value
}
