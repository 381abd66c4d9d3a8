import type { Messages } from '@lingui/core'
import { useEffect } from 'react'
import { openStore, useSource } from '#client/ui/external-store.ts'
import { openModule } from '#client/ui/states/open-module.ts'
import type { Locale } from '#client/ui/words.tsx'

const stored = 'goldthread.language'

type Part = () => Promise<{ readonly messages: Messages }>

/** What the first screens say, and all the rest. */
const catalogues: { readonly [L in Locale]: { readonly first: Part; readonly rest: Part } } = {
  en: {
    first: () => import('#generated/messages/en.js?part=first'),
    rest: () => import('#generated/messages/en.js?part=rest'),
  },
  es: {
    first: () => import('#generated/messages/es.js?part=first'),
    rest: () => import('#generated/messages/es.js?part=rest'),
  },
}

/** A language of the application with what has come of its catalogue. */
export type Language = { readonly locale: Locale; readonly messages: Messages; readonly isWhole: boolean }

const language = openStore<Language | undefined>(undefined)
let wanted: Locale | undefined
let completing: { readonly locale: Locale; readonly done: Promise<void> } | undefined

/** The language chosen on this device, else the person's own, else the browser's. */
export function languageOf(personal: string | null | undefined): Locale {
  const wishes = [localStorage.getItem(stored), personal, ...navigator.languages]
  const wish = wishes.find((candidate) => candidate && candidate.slice(0, 2) in catalogues)
  return wish?.slice(0, 2) === 'es' ? 'es' : 'en'
}

/** Keeps a choice of language on this device. */
export function chooseLanguage(locale: Locale): void {
  localStorage.setItem(stored, locale)
}

/** The language in force; the former one stays until the new one has come. */
export function useLanguage(locale: Locale): Language | undefined {
  useEffect(() => {
    speak(locale)
  }, [locale])
  return useSource(language)
}

/** Fetches the rest of the catalogue; settled when every text of every screen can be said. */
export async function completeLanguage(): Promise<void> {
  const locale = wanted ?? 'en'
  if (completing?.locale !== locale) completing = { locale, done: fetchRest(locale) }
  const { done } = completing
  // What could not be had is asked for again.
  done.catch(() => {
    if (completing?.done === done) completing = undefined
  })
  await done
}

/** A change of language takes over at once all that the former one had. */
async function speak(locale: Locale): Promise<void> {
  if (wanted === locale) return
  const isFirst = wanted === undefined
  wanted = locale
  if (!isFirst) return completeLanguage()

  const { messages } = await openModule(catalogues[locale].first)
  if (language.read()?.locale !== locale) change({ locale, messages, isWhole: false })
}

async function fetchRest(locale: Locale): Promise<void> {
  const { first, rest } = catalogues[locale]
  const [early, late] = await Promise.all([openModule(first), openModule(rest)])
  if (wanted === locale) change({ locale, messages: { ...early.messages, ...late.messages }, isWhole: true })
}

function change(next: Language): void {
  document.documentElement.lang = next.locale
  language.change(next)
}
