import { Temporal } from 'temporal-polyfill'

/** From one moment up to, but not including, another; both RFC 3339 with an offset. */
export type Span = { readonly start: string; readonly end: string }

/** Half-open spans: what ends at 11:00 does not meet what starts at 11:00 (`src/shared/rules/README.md`, "Time"). */
export function overlap(one: Span, other: Span): boolean {
  return (
    milliseconds(one.start) < milliseconds(other.end) && milliseconds(other.start) < milliseconds(one.end)
  )
}

/** Milliseconds since 1970 of an RFC 3339 moment. */
export function milliseconds(instant: string): number {
  return Temporal.Instant.from(instant).epochMilliseconds
}

/** True when the text is a moment with an offset or `Z`. */
export function isInstant(text: string): boolean {
  try {
    milliseconds(text)
    return true
  } catch {
    return false
  }
}

/** The moment so many minutes later (earlier when negative), in UTC. */
export function plusMinutes(instant: string, minutes: number): string {
  return fromMilliseconds(milliseconds(instant) + minutes * 60_000)
}

/** The RFC 3339 moment in UTC, with milliseconds only where there are any. */
export function fromMilliseconds(value: number): string {
  return Temporal.Instant.fromEpochMilliseconds(value).toString()
}
