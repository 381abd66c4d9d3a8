import { fromMilliseconds, milliseconds, type Span } from '#shared/time/span.ts'

/** The parts of each span, one after the other, that none of the others covers, in the order of time. */
export function uncoveredSpans(spans: readonly Span[], others: readonly Span[]): readonly Span[] {
  if (spans.length === 0) return []
  const covers = others
    .map(({ start, end }) => ({ from: milliseconds(start), to: milliseconds(end) }))
    .sort((one, other) => one.from - other.from)
  return spans.flatMap((span) => uncovered(span, covers))
}

function uncovered(
  span: Span,
  covers: readonly { readonly from: number; readonly to: number }[],
): readonly Span[] {
  const end = milliseconds(span.end)
  const parts: Span[] = []
  let open = milliseconds(span.start)
  for (const cover of covers) {
    const from = Math.min(cover.from, end)
    if (from > open) parts.push({ start: fromMilliseconds(open), end: fromMilliseconds(from) })
    open = Math.max(open, cover.to)
  }
  if (open < end) parts.push({ start: fromMilliseconds(open), end: span.end })
  return parts
}
