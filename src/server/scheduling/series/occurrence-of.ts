import type { Appointment } from '#generated/types/appointment.ts'
import type { Member } from './held-series.ts'

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
    statusHistory: _statusHistory,
    tooFewToldAt: _tooFewToldAt,
    waitlist: _waitlist,
    acceptance: _acceptance,
    rescheduledFrom: _rescheduledFrom,
    attendees,
    ...common
  } = pattern
  return {
    ...common,
    ...own,
    status: pattern.status === 'proposed' || pattern.status === 'pending' ? pattern.status : 'booked',
    ...(attendees && { attendees: attendees.filter(({ guest }) => !guest).map(expected) }),
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
