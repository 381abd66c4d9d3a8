import { fromMilliseconds } from '#shared/time/span.ts'
import { type CalendarComponent, parameterOf, propertiesOf } from './calendar-component.ts'
import { periodSeconds, zoned } from './calendar-event.ts'
import {
  type CalendarWindow,
  calendarOccurrences,
  type EventTrouble,
  mostOccurrences,
} from './calendar-occurrences.ts'
import { instantOf } from './clock-zone.ts'

/** A time that is taken elsewhere: of which event, and what it is called there. */
export type ExternalTime = {
  readonly event: string
  readonly title: string
  readonly start: string
  readonly end: string
}

/** What a calendar takes of somebody's time within a window; and how many events take none, and why. */
export type ExternalTimes = {
  readonly times: readonly ExternalTime[]
  readonly events: number
  readonly free: number
  readonly cancelled: number
  /** Events without a time within the window. */
  readonly outside: number
  /** Tasks and journal entries, which take no time. */
  readonly others: number
  readonly troubles: readonly EventTrouble[]
}

/** The times that the events of a calendar, and its busy times without events (VFREEBUSY), take within the window. */
export function externalTimes(
  components: readonly CalendarComponent[],
  window: CalendarWindow,
): ExternalTimes {
  const { events, occurrences, troubles } = calendarOccurrences(components, window)
  const lasting = occurrences.filter(({ start, end }) => end > start)
  const taking = lasting.filter(({ event }) => !event.isFree)
  const seen = new Set(occurrences.map(({ event }) => event))
  const times = taking.map(({ event, start, end }) => ({
    event: event.uid === '' ? `${event.summary} ${fromMilliseconds(start)}` : event.uid,
    title: event.summary,
    ...spanOf(start, end),
  }))
  return {
    times: [...times, ...declared(components, window)].slice(0, mostOccurrences),
    events: events.length,
    free: events.filter((event) => seen.has(event) && event.isFree).length,
    cancelled: events.filter(({ isCancelled }) => isCancelled).length,
    outside: events.filter((event) => !seen.has(event) && !event.isCancelled).length,
    others: partsOf(components).filter(({ name }) => name === 'VTODO' || name === 'VJOURNAL').length,
    troubles,
  }
}

function spanOf(start: number, end: number) {
  return { start: fromMilliseconds(start), end: fromMilliseconds(end) }
}

/** All parts on the first two floors: what stands in a calendar, or alone. */
function partsOf(components: readonly CalendarComponent[]): readonly CalendarComponent[] {
  return components.flatMap((each) => [each, ...each.components])
}

/** Busy times that are said without events (RFC 5545, 3.6.4); what is said to be free takes no time. */
function declared(
  components: readonly CalendarComponent[],
  { zone, from, to }: CalendarWindow,
): readonly ExternalTime[] {
  const zones = { named: new Map(), usual: { kind: 'known', name: zone } } as const
  const properties = partsOf(components)
    .filter(({ name }) => name === 'VFREEBUSY')
    .flatMap((each) => propertiesOf(each, 'FREEBUSY'))
    .filter((property) => parameterOf(property, 'FBTYPE') !== 'FREE')
  return properties.flatMap((property) =>
    property.value.split(',').flatMap((period) => {
      const [begins = '', ends = ''] = period.split('/')
      const at = zoned(property, begins, zones)
      const seconds = at && periodSeconds(at, ends)
      if (!at || seconds === undefined || seconds <= 0) return []
      const start = instantOf(at, at.zone)
      const end = start + seconds * 1000
      return start < to && end > from ? [{ event: `busy ${begins}`, title: '', ...spanOf(start, end) }] : []
    }),
  )
}
