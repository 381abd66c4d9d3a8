import { createContext, use } from 'react'
import type { Locale } from '#client/ui/words.tsx'

/** The application's language for this reader and the way to choose another. */
export type LanguageChoice = { readonly locale: Locale; readonly choose: (locale: Locale) => void }

/** Given by the application around everything. */
export const languageChoice = createContext<LanguageChoice>({ locale: 'en', choose: () => undefined })

/** For the menus that offer another language. */
export function useLanguageChoice(): LanguageChoice {
  return use(languageChoice)
}
