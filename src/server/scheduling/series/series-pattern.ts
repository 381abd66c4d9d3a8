import type { Appointment } from '#generated/types/appointment.ts'
import type { Recurrence } from '#generated/types/recurrence.ts'
import type { ClockPlace } from '#shared/scheduling/recurrence/place-occurrence.ts'
import { elapsedMinutes } from '#shared/time/elapsed-minutes.ts'
import { localMoment } from '#shared/time/local-moment.ts'
import type { Member } from './held-series.ts'

/** What the appointments of a series have in common: that of the first that nobody has changed by hand, else of the last. */
export function patternOf(rows: readonly Member[]): Member | undefined {
  return rows.find(({ series }) => !series.changedByHand) ?? rows.at(-1)
}

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

/** What one more of the series begins as; its times and its place in the series are given. */
export function occurrenceOf(
  pattern: Appointment,
  own: Pick<Member, 'id' | 'start' | 'end' | 'series' | 'created'>,
): Member {
  const {
    identifiers: _identifiers,
    recurrence: _recurrence,
    encounter: _encounter,
    cancellation: _cancellation,
    noShow: _noShow,
    checkIn: _checkIn,
    reminders: _reminders,
    waitlist: _waitlist,
    rescheduledFrom: _rescheduledFrom,
    attendees,
    ...common
  } = pattern
  return {
    ...common,
    ...own,
    status: pattern.status === 'proposed' || pattern.status === 'pending' ? pattern.status : 'booked',
    ...(attendees && { attendees: attendees.map(expected) }),
  }
}

type Attendee = NonNullable<Appointment['attendees']>[number]

/** Somebody who takes part, before anything is known of this time. */
function expected({ id, kind, subject, episodeOfCare, requirement }: Attendee): Attendee {
  return {
    id,
    kind,
    subject,
    ...(episodeOfCare && { episodeOfCare }),
    ...(requirement && { requirement }),
    status: 'booked',
  }
}
