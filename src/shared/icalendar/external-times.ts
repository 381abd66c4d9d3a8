import { fromMilliseconds } from '#shared/time/span.ts'
import {
  type CalendarComponent,
  type CalendarProperty,
  parameterOf,
  propertiesOf,
} from './calendar-component.ts'
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
  const busy = declaredParts(components).map((part) => declared(part, window))
  const wrong = busy.flatMap((each) => ('why' in each ? [each] : []))
  const declaredTimes = busy.flatMap((each) => ('times' in each ? each.times : []))
  return {
    times: [...times, ...declaredTimes].slice(0, mostOccurrences),
    events: events.length,
    free: events.filter((event) => seen.has(event) && event.isFree).length,
    cancelled: events.filter(({ isCancelled }) => isCancelled).length,
    outside: events.filter((event) => !seen.has(event) && !event.isCancelled).length,
    others: partsOf(components).filter(({ name }) => name === 'VTODO' || name === 'VJOURNAL').length,
    troubles: [...troubles, ...wrong],
  }
}

function spanOf(start: number, end: number) {
  return { start: fromMilliseconds(start), end: fromMilliseconds(end) }
}

/** All parts on the first two floors: what stands in a calendar, or alone. */
function partsOf(components: readonly CalendarComponent[]): readonly CalendarComponent[] {
  return components.flatMap((each) => [each, ...each.components])
}

type DeclaredPart = {
  readonly line: number | undefined
  readonly property: CalendarProperty
  readonly period: string
}

/** Busy times that are said without events (RFC 5545, 3.6.4), each period by itself; what is said to be free takes no time. */
function declaredParts(components: readonly CalendarComponent[]): readonly DeclaredPart[] {
  return partsOf(components)
    .filter(({ name }) => name === 'VFREEBUSY')
    .flatMap((each) => propertiesOf(each, 'FREEBUSY').map((property) => ({ line: each.line, property })))
    .filter(({ property }) => parameterOf(property, 'FBTYPE') !== 'FREE')
    .flatMap(({ line, property }) => property.value.split(',').map((period) => ({ line, property, period })))
}

/** The time of one period where the window holds it, or that it cannot be read. */
function declared(
  { line, property, period }: DeclaredPart,
  { zone, from, to }: CalendarWindow,
): EventTrouble | { readonly times: readonly ExternalTime[] } {
  const zones = { named: new Map(), usual: { kind: 'known', name: zone } } as const
  const [begins = '', ends = ''] = period.trim().split('/')
  const at = zoned(property, begins, zones)
  const seconds = at && periodSeconds(at, ends)
  if (!at || seconds === undefined || !(seconds > 0))
    return { why: 'busy-wrong', isRefused: true, line, summary: period.slice(0, 80) }
  const start = instantOf(at, at.zone)
  const end = start + seconds * 1000
  const isWithin = start < to && end > from
  return { times: isWithin ? [{ event: `busy ${begins}`, title: '', ...spanOf(start, end) }] : [] }
}
