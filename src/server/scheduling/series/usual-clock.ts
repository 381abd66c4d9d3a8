import type { Appointment } from '#generated/types/appointment.ts'
import type { Recurrence } from '#generated/types/recurrence.ts'
import type { ClockPlace } from '#shared/scheduling/recurrence/place-occurrence.ts'
import { elapsedMinutes } from '#shared/time/elapsed-minutes.ts'
import { localMoment } from '#shared/time/local-moment.ts'
import type { Member } from './held-series.ts'
import { patternOf } from './pattern-of.ts'

/** When an appointment is within its day, in the zone of its series; undefined without a time. */
export function clockOf({ start, end }: Appointment, zone: string): ClockPlace | undefined {
  if (!start || !end) return undefined
  return { time: localMoment(start, zone).time, zone, minutes: elapsedMinutes({ start, end }, []) }
}

/** When a series is within its day: the time that most of them have, so that one on the day on which clocks change does not decide. */
export function usualClock(rows: readonly Member[], { timezone }: Recurrence): ClockPlace | undefined {
  const times = rows.map(({ series }) => localMoment(series.originalStart, timezone).time)
  const count = (wanted: string) => times.filter((time) => time === wanted).length
  const [time] = [...new Set(times)].sort((one, other) => count(other) - count(one))
  const pattern = patternOf(rows)
  const clock = pattern && clockOf(pattern, timezone)
  return clock && time !== undefined ? { ...clock, time } : undefined
}
