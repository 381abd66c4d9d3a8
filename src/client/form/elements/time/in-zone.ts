import { Temporal } from 'temporal-polyfill'
import { localDate } from '#shared/time/local-moment.ts'

/** The offset that a moment is written with: `Z`, `+02:00`, or nothing. */
export function offsetOf(moment: string): string {
  return /(Z|[+-]\d{2}:\d{2})$/.exec(moment)?.[0] ?? ''
}

/** A time in its zone, as it is edited: one that was stored in UTC stands in the practice's zone, any other keeps its own offset. */
export function inZone(moment: string | undefined, timezone: string): string | undefined {
  if (!moment?.endsWith('Z')) return moment
  try {
    const zoned = Temporal.Instant.from(moment).toZonedDateTimeISO(timezone)
    return `${zoned.toPlainDateTime().toString({ smallestUnit: 'second' })}${zoned.offset}`
  } catch {
    return moment
  }
}

/** The moment on another day, at the same time of day; an empty day takes the answer away. */
export function withDate(moment: string | undefined, day: string, timezone: string): string | undefined {
  if (day === '') return undefined
  const rest = moment?.slice(11) ?? ''
  return atOffset(day, rest === '' ? '00:00:00' : clockOf(rest), { moment, timezone })
}

/** Where and when a moment is written: in the practice's zone, and what moment it is now. */
type Writing = { readonly timezone: string; readonly now: string }

/** The moment at another time of the same day; without a day it is today in the practice's zone. */
export function withTime(
  moment: string | undefined,
  time: string,
  { timezone, now }: Writing,
): string | undefined {
  if (time === '') return moment
  const day = moment?.slice(0, 10) ?? localDate(now, timezone)
  return atOffset(day, `${time.slice(0, 5)}:00`, { moment, timezone })
}

/** The offset to show beside a moment, or nothing when the viewer's own clock has the same. */
export function zoneNote(moment: string, viewersZone: string): string | undefined {
  const offset = offsetOf(moment)
  if (offset === '') return undefined
  try {
    const there = Temporal.Instant.from(moment)
    const here = there.toZonedDateTimeISO(viewersZone).offset
    return here === (offset === 'Z' ? '+00:00' : offset) ? undefined : offset
  } catch {
    return offset
  }
}

function clockOf(rest: string): string {
  return /^\d{2}:\d{2}(:\d{2}(\.\d+)?)?/.exec(rest)?.[0] ?? '00:00:00'
}

function atOffset(
  day: string,
  clock: string,
  { moment, timezone }: { readonly moment: string | undefined; readonly timezone: string },
): string {
  const local = `${day}T${clock}`
  const kept = moment === undefined || isOfZone(moment, timezone) ? '' : offsetOf(moment)
  if (kept !== '') return `${local}${kept}`
  try {
    const zoned = Temporal.PlainDateTime.from(local).toZonedDateTime(timezone)
    return `${local}${zoned.offset === '+00:00' ? 'Z' : zoned.offset}`
  } catch {
    return `${local}Z`
  }
}

/** Whether the moment is written with the offset that the practice's zone has then; such a one follows summer time when it moves. */
function isOfZone(moment: string, timezone: string): boolean {
  try {
    return Temporal.Instant.from(moment).toZonedDateTimeISO(timezone).offset === offsetOf(moment)
  } catch {
    return false
  }
}
