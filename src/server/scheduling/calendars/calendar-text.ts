import type { Appointment } from '#generated/types/appointment.ts'
import type {
  CalendarComponent,
  CalendarParameter,
  CalendarProperty,
} from '#shared/icalendar/calendar-component.ts'
import { writeCalendarText } from '#shared/icalendar/calendar-text.ts'
import { writeDate, writeInstant } from '#shared/icalendar/clock-moment.ts'
import { writeCalendar } from '#shared/icalendar/write-calendar.ts'
import type { SpeakMessage } from '#shared/rules/sentence.ts'
import { plusDays } from '#shared/time/calendar.ts'
import { localDate } from '#shared/time/local-moment.ts'
import { fromMilliseconds } from '#shared/time/span.ts'

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
  const name = writeCalendarText(reader.speak('calendars.name', {}))
  return writeCalendar([
    {
      name: 'VCALENDAR',
      properties: [
        said('VERSION', '2.0'),
        said('PRODID', '-//Goldthread//Calendar//EN'),
        said('METHOD', 'PUBLISH'),
        said('NAME', name),
        said('X-WR-CALNAME', name),
        said('REFRESH-INTERVAL', 'PT15M', [{ name: 'VALUE', values: ['DURATION'] }]),
        said('X-PUBLISHED-TTL', 'PT15M'),
      ],
      components: rows.flatMap((row) => eventOf(row, reader)),
    },
  ])
}

function eventOf(row: Appointment, reader: CalendarReader): readonly CalendarComponent[] {
  const times = timesOf(row)
  if (!times) return []
  const isCancelled = isCancelledFor(row, reader)
  const properties = [
    said('UID', row.id),
    said('SEQUENCE', String(Number(row.meta.versionId) || 0)),
    said('DTSTAMP', writeInstant(row.meta.lastModified)),
    ...times,
    said('SUMMARY', written(summaryOf(row, reader))),
    ...(row.location?.display === undefined ? [] : [said('LOCATION', written(row.location.display))]),
    said('TRANSP', isCancelled ? 'TRANSPARENT' : 'OPAQUE'),
    said('STATUS', isCancelled ? 'CANCELLED' : statusOf(row)),
  ]
  return [{ name: 'VEVENT', properties, components: [] }]
}

function said(name: string, value: string, parameters: readonly CalendarParameter[] = []): CalendarProperty {
  return { name, parameters, value }
}

/** Whole days by the calendar of the place, the last one left out, as RFC 5545 counts; everything else as moments, which have no zone to be wrong in. */
function timesOf({ start, end, allDay, timezone }: Appointment): readonly CalendarProperty[] | undefined {
  if (start === undefined || end === undefined) return undefined
  if (allDay !== true) return [said('DTSTART', writeInstant(start)), said('DTEND', writeInstant(end))]
  const first = localDate(start, timezone)
  const last = localDate(fromMilliseconds(Date.parse(end) - 1), timezone)
  const isDay = [{ name: 'VALUE', values: ['DATE'] }]
  return [said('DTSTART', writeDate(first), isDay), said('DTEND', writeDate(plusDays(last, 1)), isDay)]
}

function isCancelledFor({ status, attendees = [] }: Appointment, { profileId }: CalendarReader): boolean {
  return (
    status === 'cancelled' ||
    attendees.some(({ subject, status: own }) => subject.id === profileId && own === 'cancelled')
  )
}

function statusOf({ status }: Appointment): 'TENTATIVE' | 'CONFIRMED' {
  return status === 'pending' ? 'TENTATIVE' : 'CONFIRMED'
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

/** On one line, without signs that no line of a calendar may hold. */
function written(text: string): string {
  return writeCalendarText(text.replace(/\p{Cc}+/gu, ' ').trim())
}
