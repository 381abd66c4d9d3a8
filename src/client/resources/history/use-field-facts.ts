import { useMemo } from 'react'
import { useMoments } from '#client/ui/moments.ts'
import { useLabels, useLocale } from '#client/ui/words.tsx'
import type { ScreenDescription } from '#generated/screens/screen.ts'
import { type FieldFacts, fieldFacts } from './field-facts.ts'

/** In a history, the fields of a type in this reader's words. */
export function useFieldFacts(description: ScreenDescription): FieldFacts {
  const labels = useLabels()
  const locale = useLocale()
  const moments = useMoments()
  return useMemo(
    () => fieldFacts(description, { labels, locale, moments }),
    [description, labels, locale, moments],
  )
}
