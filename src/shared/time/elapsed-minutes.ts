import { milliseconds, type Span } from './span.ts'

/** Whole minutes that really passed, in UTC, less the breaks; never the difference of two clock faces (`src/shared/rules/README.md`, "Time"). */
export function elapsedMinutes(span: Span, breaks: readonly Span[]): number {
  const start = milliseconds(span.start)
  const end = milliseconds(span.end)
  const paused = merged(breaks).reduce((sum, each) => sum + within(each, start, end), 0)
  return Math.floor((end - start - paused) / 60_000)
}

type Stretch = { readonly from: number; readonly to: number }

function within(stretch: Stretch, start: number, end: number): number {
  return Math.max(0, Math.min(stretch.to, end) - Math.max(stretch.from, start))
}

/** Two breaks that meet are one break: no minute is taken off twice. */
function merged(breaks: readonly Span[]): readonly Stretch[] {
  const sorted = breaks
    .map((each) => ({ from: milliseconds(each.start), to: milliseconds(each.end) }))
    .sort((one, other) => one.from - other.from)

  const stretches: Stretch[] = []
  for (const next of sorted) {
    const last = stretches.at(-1)
    if (!last || next.from > last.to) stretches.push(next)
    else stretches[stretches.length - 1] = { from: last.from, to: Math.max(last.to, next.to) }
  }
  return stretches
}
