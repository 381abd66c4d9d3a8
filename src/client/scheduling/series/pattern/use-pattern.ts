import { useMemo } from 'react'
import { useMoments } from '#client/ui/moments.ts'
import { useLocale, useWords } from '#client/ui/words.tsx'
import type { Recurrence } from '#generated/types/recurrence.ts'
import { type PatternTelling, patternSentence, placeSentence } from './pattern-sentence.ts'

/** The rule of a series in the reader's words. */
export function usePattern(): (recurrence: Recurrence) => string {
  const telling = useTelling()
  return (recurrence) => patternSentence(recurrence, telling)
}

/** Where in its month or year the day of a series is, as a label. */
export function usePlaceWord(): (recurrence: Recurrence) => string {
  const telling = useTelling()
  const locale = useLocale()
  return (recurrence) => {
    const said = placeSentence(recurrence, telling)
    return said.charAt(0).toLocaleUpperCase(locale) + said.slice(1)
  }
}

function useTelling(): PatternTelling {
  const words = useWords()
  const moments = useMoments()
  const locale = useLocale()
  return useMemo(() => {
    const format = new Intl.ListFormat(locale, { type: 'conjunction' })
    return { words, moments, list: (names) => format.format(names) }
  }, [words, moments, locale])
}
