import { appointmentStatuses } from '#generated/enumerations/appointment-status.ts'
import type { Appointment } from '#generated/types/appointment.ts'
import type { Note } from '#generated/types/note.ts'
import { type DaySpan, layOutDay } from '#shared/scheduling/lay-out-day.ts'
import { daySpan, localMoment } from '#shared/time/local-moment.ts'
import { milliseconds, overlap, type Span } from '#shared/time/span.ts'

/** An appointment as it stands in the grid of one day: minutes of that day and its column among those that overlap. */
export type DayEvent = {
  readonly appointment: Appointment
  readonly note: Note | undefined
  readonly from: number
  readonly to: number
  readonly column: number
  readonly columns: number
  /** It stands there, but is not what is looked for. */
  readonly isPale?: boolean
}

/** Not shown: what was never a real appointment. */
const hidden: readonly Appointment['status'][] = ['entered-in-error', 'waitlist', 'proposed']

/** The statuses of what the calendar shows. */
export const shownStatuses: readonly Appointment['status'][] = appointmentStatuses.filter(
  (status) => !hidden.includes(status),
)

/** The events of a day in the order of time. What began the day before starts at midnight here, what ends tomorrow stops at midnight. */
export function dayEvents(
  appointments: readonly Appointment[],
  {
    date,
    timezone,
    notes,
  }: { readonly date: string; readonly timezone: string; readonly notes: ReadonlyMap<string, Note> },
): readonly DayEvent[] {
  const spans = appointments.flatMap((appointment) => {
    const { start, end, status, encounter } = appointment
    const span = start && end && !hidden.includes(status) && minutesOn(date, timezone, { start, end })
    if (!span) return []
    return [{ appointment, note: encounter && notes.get(encounter.id), ...span }]
  })
  const columns = layOutDay(spans)
  return spans.map((span, index) => ({ ...span, ...(columns[index] ?? { column: 0, columns: 1 }) }))
}

/** The minutes that a span takes of a day; none where it does not touch it. */
export function minutesOn(date: string, timezone: string, { start, end }: Span): DaySpan | undefined {
  const day = daySpan(date, timezone)
  if (!overlap({ start, end }, day)) return undefined
  const from = milliseconds(start) < milliseconds(day.start) ? 0 : localMoment(start, timezone).minuteOfDay
  const to = milliseconds(end) >= milliseconds(day.end) ? 1440 : localMoment(end, timezone).minuteOfDay
  return { from, to: Math.max(to, from + 5) }
}

/** Whom an appointment is about: the group, else the patients who take part; nobody in a meeting. */
export function whoOf({ group, attendees = [] }: Appointment): string | undefined {
  if (group?.display) return group.display

  const names = attendees.flatMap(({ subject }) =>
    subject.resourceType === 'Patient' && subject.display ? [subject.display] : [],
  )
  return names.length === 0 ? undefined : names.join(', ')
}

/** `HH:MM` of a minute of the day. */
export function clockOf(minute: number): string {
  return `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`
}
