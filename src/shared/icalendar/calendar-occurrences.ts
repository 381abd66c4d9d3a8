import type { CalendarComponent } from './calendar-component.ts'
import {
  type CalendarEvent,
  clockKey,
  type EventChange,
  type EventRefusal,
  type EventZones,
  readEvent,
} from './calendar-event.ts'
import type { ClockZone } from './clock-zone.ts'
import {
  compareOccurrences,
  type EventOccurrence,
  eventOccurrences,
  type OccurrenceWindow,
} from './event-occurrences.ts'
import { zonesOf } from './zones-of.ts'

/** The most events of a file. */
export const mostEvents = 20_000
/** The most times that a file gives. */
export const mostOccurrences = 5_000
/** So much is worked out for one file, in looked-at days: some seconds of a slow machine. */
const fuelOfFile = 1_500_000

/** What became of an event that was not taken as it stands: refused, or changed; its line and what it is called. */
export type EventTrouble = {
  readonly why: EventRefusal | EventChange | 'older-version' | 'too-many-events' | 'too-many-times'
  readonly isRefused: boolean
  readonly line: number | undefined
  readonly summary: string
}

/** For whom a calendar is read: the zone of clocks that name none, and what is asked for in milliseconds since 1970. */
export type CalendarWindow = { readonly zone: string; readonly from: number; readonly to: number }

/** The times that a calendar gives within a window, its events, and what became of those that were not taken as they stand. */
export type CalendarOccurrences = {
  readonly events: readonly CalendarEvent[]
  readonly occurrences: readonly EventOccurrence[]
  readonly troubles: readonly EventTrouble[]
}

/** All times of all events within the window, in their order, at most 5,000. What is cancelled gives none. */
export function calendarOccurrences(
  components: readonly CalendarComponent[],
  { zone, from, to }: CalendarWindow,
): CalendarOccurrences {
  const window = { from, to, fuel: { left: fuelOfFile } }
  const usual: ClockZone = { kind: 'known', name: zone }
  const troubles: EventTrouble[] = []
  const events: CalendarEvent[] = []
  for (const { component, zones } of eventParts(components, window, usual)) {
    const { line } = component
    if (events.length >= mostEvents) {
      troubles.push({ why: 'too-many-events', isRefused: true, line, summary: '' })
      break
    }
    const event = readEvent(component, zones)
    if (typeof event === 'string')
      troubles.push({ why: event, isRefused: true, line, summary: summaryOf(component) })
    else events.push(event)
  }
  const latest = newestOf(events, troubles)
  const occurrences = occurrencesOf(latest, window, troubles)
  return { events: latest, occurrences, troubles }
}

type Part = { readonly component: CalendarComponent; readonly zones: EventZones }

/** Every event with the zones of its calendar; events without a calendar around them are read too. */
function eventParts(
  components: readonly CalendarComponent[],
  { from, to, fuel }: OccurrenceWindow,
  usual: ClockZone,
): readonly Part[] {
  const days = { from: Math.floor(from / 86_400_000), through: Math.ceil(to / 86_400_000), fuel }
  const loose = { name: 'VCALENDAR', properties: [], components }
  return [loose, ...components.filter(isCalendar), ...components.flatMap(innerCalendars)].flatMap(
    (calendar) => {
      const zones = { named: zonesOf(calendar, days), usual }
      return calendar.components
        .filter(({ name }) => name === 'VEVENT')
        .map((component) => ({ component, zones }))
    },
  )
}

function isCalendar({ name }: CalendarComponent): boolean {
  return name === 'VCALENDAR'
}

/** A calendar that some program has put into another one. */
function innerCalendars(component: CalendarComponent): readonly CalendarComponent[] {
  return isCalendar(component) ? component.components.filter(isCalendar) : []
}

function summaryOf({ properties }: CalendarComponent): string {
  return properties.find(({ name }) => name === 'SUMMARY')?.value.slice(0, 120) ?? ''
}

/** Of what stands twice in a file with the same identifier and start, the last one. */
function newestOf(events: readonly CalendarEvent[], troubles: EventTrouble[]): readonly CalendarEvent[] {
  const newest = new Map<string, CalendarEvent>()
  for (const event of events) {
    const { uid, line, start, instead, summary } = event
    const key = uid === '' ? `line ${line}` : `${uid} ${clockKey(start)} ${instead ? clockKey(instead) : ''}`
    if (newest.has(key))
      troubles.push({ why: 'older-version', isRefused: true, line: newest.get(key)?.line, summary })
    newest.set(key, event)
  }
  return [...newest.values()]
}

function occurrencesOf(
  events: readonly CalendarEvent[],
  window: OccurrenceWindow,
  troubles: EventTrouble[],
): readonly EventOccurrence[] {
  const stands = standsFor(events)
  const all: EventOccurrence[] = []
  for (const event of events) {
    const { line, summary } = event
    const found = eventOccurrences(event, window, event.instead ? [] : stands.get(event.uid))
    if (!found.ok) {
      troubles.push({ why: found.why, isRefused: true, line, summary })
      continue
    }
    for (const why of [...event.changes, ...found.changes])
      troubles.push({ why, isRefused: false, line, summary })
    if (!event.isCancelled) all.push(...found.occurrences)
  }
  if (all.length > mostOccurrences)
    troubles.push({ why: 'too-many-times', isRefused: false, line: undefined, summary: '' })
  return all.sort(compareOccurrences).slice(0, mostOccurrences)
}

/** For each series, the times that other events stand for. */
function standsFor(events: readonly CalendarEvent[]) {
  const stands = new Map<string, NonNullable<CalendarEvent['instead']>[]>()
  for (const { uid, instead } of events) {
    if (!instead || uid === '') continue
    const known = stands.get(uid)
    if (known) known.push(instead)
    else stands.set(uid, [instead])
  }
  return stands
}
