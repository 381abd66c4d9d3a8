import { useMemo } from 'react'
import { useMoments } from '#client/ui/moments.ts'
import { useWords } from '#client/ui/words.tsx'
import type { Reader } from '#shared/elements/kind/element-kind.ts'
import type { ScreenWords } from '#shared/forms/screens/form-screen.ts'
import { useCodeWords } from './code-words.ts'

/** How answers are written as text for whoever reads them here. */
export function useReader({ message }: Pick<ScreenWords, 'message'>): Reader {
  const words = useWords()
  const moments = useMoments()
  const code = useCodeWords()
  return useMemo(
    () => ({ yes: words('form.yes'), no: words('form.no'), moments, code, message }),
    [words, moments, code, message],
  )
}
