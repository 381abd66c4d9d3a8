import type { Messages } from '@lingui/core'
import { useEffect, useState } from 'react'
import { openPart } from '#client/ui/stale-chunk.ts'
import type { Locale } from '#client/ui/words.tsx'

const stored = 'goldthread.language'

const catalogues: { readonly [L in Locale]: () => Promise<{ readonly messages: Messages }> } = {
  en: () => import('#generated/messages/en.js'),
  es: () => import('#generated/messages/es.js'),
}

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

/** A language with its catalogue; undefined until it has come. */
export type Language = { readonly locale: Locale; readonly messages: Messages }

/** Fetches the catalogue of a language; the former one stays until the new one is there. */
export function useLanguage(locale: Locale): Language | undefined {
  const [language, setLanguage] = useState<Language>()

  useEffect(() => {
    let isLeft = false
    openPart(catalogues[locale]).then(({ messages }) => {
      if (isLeft) return
      document.documentElement.lang = locale
      setLanguage({ locale, messages })
    })
    return () => {
      isLeft = true
    }
  }, [locale])

  return language
}
