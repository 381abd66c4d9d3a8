import type { Appointment } from '#generated/types/appointment.ts'
import { instantAt } from '#server/stores/instant.ts'
import type { ReminderChannel } from '#shared/patients/reminder-address.ts'
import type { PlannedReminder } from './reminder-query.ts'

const hour = 3_600_000
/** Reminders are looked for each quarter of an hour; one that is later than twice that was due before its appointment was booked. */
const grace = hour / 2

/** How a practice reminds: so many hours before the start, by the ways that there are. */
export type RemindingRule = {
  readonly hours: readonly number[]
  readonly channels: readonly ReminderChannel[]
}

/** The patients of an appointment who are to come, by their place among the attendees. */
export function remindedAttendees({ attendees = [] }: Appointment): NonNullable<Appointment['attendees']> {
  return attendees.filter(
    ({ subject, status = 'booked' }) => subject.resourceType === 'Patient' && status === 'booked',
  )
}

/** The reminders of a booked appointment whose time is still to come: who books at noon for two is not reminded of what was due yesterday. */
export function plannedReminders(
  appointment: Appointment,
  { hours, channels }: RemindingRule,
  now: number,
): readonly PlannedReminder[] {
  const { id: appointmentId, start, status } = appointment
  if (status !== 'booked' || start === undefined) return []
  const starts = Date.parse(start)
  const startAt = instantAt(starts).iso
  const due = [...new Set(hours)].filter((each) => starts - each * hour > now - grace)
  return remindedAttendees(appointment).flatMap(({ id: attendee }) =>
    due.flatMap((each) =>
      channels.map((channel) => {
        const dueAt = instantAt(starts - each * hour).iso
        return { appointmentId, attendee, startAt, hours: each, offer: '', channel, dueAt }
      }),
    ),
  )
}
