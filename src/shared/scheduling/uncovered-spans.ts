import { fromMilliseconds, milliseconds, type Span } from '#shared/time/span.ts'

/** The parts of a span that none of the others covers, in the order of time. */
export function uncoveredSpans(span: Span, others: readonly Span[]): readonly Span[] {
  const end = milliseconds(span.end)
  const parts: Span[] = []
  let open = milliseconds(span.start)
  for (const other of others.toSorted((one, two) => milliseconds(one.start) - milliseconds(two.start))) {
    const from = Math.min(milliseconds(other.start), end)
    if (from > open) parts.push({ start: fromMilliseconds(open), end: fromMilliseconds(from) })
    open = Math.max(open, milliseconds(other.end))
  }
  if (open < end) parts.push({ start: fromMilliseconds(open), end: span.end })
  return parts
}
