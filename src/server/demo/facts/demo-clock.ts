import { Temporal } from 'temporal-polyfill'

/** The zone of the demo practice. */
export const demoZone = 'America/Chicago'

/** Days and times relative to the day on which the demo was made. */
export type DemoClock = {
  /** That day, as a date of the practice's zone. */
  readonly today: string
  /** D(n): the date n days from today. */
  readonly day: (offset: number) => string
  /** T(n, "10:00"): the instant of that local time, RFC 3339 in UTC. */
  readonly time: (offset: number, clock: string) => string
  /** 1 Monday … 7 Sunday. */
  readonly weekday: (offset: number) => number
}

/** The demo's clock for the moment at which it is made. */
export function demoClock(nowIso: string): DemoClock {
  const today = Temporal.Instant.from(nowIso).toZonedDateTimeISO(demoZone).toPlainDate()
  const dateAt = (offset: number) => today.add({ days: offset })
  return {
    today: today.toString(),
    day: (offset) => dateAt(offset).toString(),
    time: (offset, clock) =>
      dateAt(offset)
        .toZonedDateTime({ timeZone: demoZone, plainTime: Temporal.PlainTime.from(clock) })
        .toInstant()
        .toString({ smallestUnit: 'millisecond' }),
    weekday: (offset) => dateAt(offset).dayOfWeek,
  }
}

/** The instant so many minutes later. */
export function minutesAfter(instant: string, minutes: number): string {
  return Temporal.Instant.from(instant).add({ minutes }).toString({ smallestUnit: 'millisecond' })
}
