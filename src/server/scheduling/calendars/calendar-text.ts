import {
  ICalCalendar,
  ICalCalendarMethod,
  type ICalEventData,
  ICalEventStatus,
  ICalEventTransparency,
} from 'ical-generator'
import type { Appointment } from '#generated/types/appointment.ts'
import type { SpeakMessage } from '#shared/rules/sentence.ts'
import { plusDays } from '#shared/time/calendar.ts'
import { localDate } from '#shared/time/local-moment.ts'

/** For whom a calendar is written, and in which words. */
export type CalendarReader = {
  readonly profileId: string
  readonly showsNames: boolean
  readonly speak: SpeakMessage
}

/**
 * Appointments as an iCalendar of RFC 5545. The same appointments give the same bytes. Without `showsNames` only what the practice
 * itself has named stands in it: kind, time, state and place; what people have typed may name anybody.
 */
export function calendarText(rows: readonly Appointment[], reader: CalendarReader): string {
  const calendar = new ICalCalendar({
    prodId: { company: 'Goldthread', product: 'Calendar', language: 'EN' },
    name: reader.speak('calendars.name', {}),
    method: ICalCalendarMethod.PUBLISH,
    ttl: 15 * 60,
    events: rows.flatMap((row) => eventOf(row, reader)),
  })
  return calendar.toString()
}

function eventOf(row: Appointment, reader: CalendarReader): readonly ICalEventData[] {
  const times = timesOf(row)
  if (!times) return []
  const isCancelled = isCancelledFor(row, reader)
  return [
    {
      id: row.id,
      ...times,
      sequence: Number(row.meta.versionId) || 0,
      stamp: new Date(row.meta.lastModified),
      summary: written(summaryOf(row, reader)),
      ...(row.location?.display !== undefined && { location: { title: written(row.location.display) } }),
      status: isCancelled ? ICalEventStatus.CANCELLED : statusOf(row),
      transparency: isCancelled ? ICalEventTransparency.TRANSPARENT : ICalEventTransparency.OPAQUE,
    },
  ]
}

/** Whole days by the calendar of the place, the last one left out, as RFC 5545 counts; everything else as moments, which have no zone to be wrong in. */
function timesOf({
  start,
  end,
  allDay,
  timezone,
}: Appointment): Pick<ICalEventData, 'start' | 'end' | 'allDay'> | undefined {
  if (start === undefined || end === undefined) return undefined
  if (allDay !== true) return { start: new Date(start), end: new Date(end) }
  const first = localDate(start, timezone)
  const last = localDate(new Date(Date.parse(end) - 1).toISOString(), timezone)
  return { start: new Date(first), end: new Date(plusDays(last, 1)), allDay: true }
}

function isCancelledFor({ status, attendees = [] }: Appointment, { profileId }: CalendarReader): boolean {
  return (
    status === 'cancelled' ||
    attendees.some(({ subject, status: own }) => subject.id === profileId && own === 'cancelled')
  )
}

function statusOf({ status }: Appointment): ICalEventStatus {
  return status === 'pending' ? ICalEventStatus.TENTATIVE : ICalEventStatus.CONFIRMED
}

function summaryOf(row: Appointment, { speak, showsNames }: CalendarReader): string {
  const kind = speak(row.isGroup ? 'calendars.group' : `enumeration.AppointmentKind.${row.kind}`, {})
  const who = showsNames ? namesIn(row) : ''
  return who === '' ? kind : speak('calendars.event', { kind, who })
}

/** Who comes, or what it is called. */
function namesIn({ attendees = [], group, title }: Appointment): string {
  const patients = attendees.filter(({ subject }) => subject.resourceType === 'Patient')
  const named = group?.display ?? patients.flatMap(({ subject }) => subject.display ?? []).join(', ')
  return named === '' ? (title ?? '') : named
}

/** Signs that no line of a calendar may hold. */
function written(text: string): string {
  return text.replace(/\p{Cc}+/gu, ' ').trim()
}
