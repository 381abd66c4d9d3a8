import { useMemo } from 'react'
import { useLabels } from '#client/ui/words.tsx'
import type { ScreenWords } from '#shared/forms/screens/form-screen.ts'

/** The words of a screen: message ids of generated screens, and the practice's own words in an author's text. */
export function useScreenWords(): ScreenWords {
  const labels = useLabels()
  return useMemo(
    () => ({
      message: (id) => labels(id),
      fill: (text) =>
        text.includes('{{')
          ? text.replace(/\{\{label\.([a-z]{1,20})\}\}/g, (_, name: string) => labels(`form.word-${name}`))
          : text,
    }),
    [labels],
  )
}
