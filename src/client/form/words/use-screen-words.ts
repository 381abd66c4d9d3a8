import { useMemo } from 'react'
import { useLabels } from '#client/ui/words.tsx'
import type { ScreenWords } from '#shared/forms/screens/form-screen.ts'
import { screenWordsOf } from '#shared/forms/screens/screen-words-of.ts'

/** The words of a screen in the reader's language. */
export function useScreenWords(): ScreenWords {
  const labels = useLabels()
  return useMemo(() => screenWordsOf((id) => labels(id)), [labels])
}
