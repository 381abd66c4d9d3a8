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
  const parsed = usual.test(instant) ? Date.parse(instant) : Number.NaN
  // A day that its month does not have, February 30, would be read as one of the next month.
  if (Number.isFinite(parsed) && new Date(parsed).getUTCDate() === Number(instant.slice(8, 10))) return parsed
  return Temporal.Instant.from(instant).epochMilliseconds
}

/** As moments are stored; what else is one, and what is none, the exact reader decides. */
const usual = /^\d{4}-\d\d-\d\dT(?:[01]\d|2[0-3]):\d\d:[0-5]\d(?:\.\d{1,3})?Z$/

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
  if (value % 1_000 !== 0 || Math.abs(value) > lastUsual)
    return Temporal.Instant.fromEpochMilliseconds(value).toString()
  return new Date(value).toISOString().replace('.000Z', 'Z')
}

/** Within so much of 1970 years have four digits. */
const lastUsual = Date.parse('2400-01-01T00:00:00Z')
