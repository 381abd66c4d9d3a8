import { useMoments } from '#client/ui/moments.ts'
import { useWords } from '#client/ui/words.tsx'

type Span = { readonly start?: string; readonly end?: string }

/** A span of days in words: from one to the other, or since when it lasts. */
export function useSpan(): (span: Span | undefined) => string {
  const words = useWords()
  const moments = useMoments()
  return (span) => {
    if (!span?.start) return ''
    const from = moments.date(span.start)
    return span.end
      ? words('chart-tabs.span', { from, to: moments.date(span.end) })
      : words('chart-tabs.since', { from })
  }
}
