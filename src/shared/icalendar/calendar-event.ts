import {
  type CalendarComponent,
  type CalendarProperty,
  parameterOf,
  parameterText,
  propertiesOf,
  propertyOf,
} from './calendar-component.ts'
import { readCalendarText } from './calendar-text.ts'
import { type ClockMoment, daySeconds, type ReadMoment, readDuration, readMoment } from './clock-moment.ts'
import { type ClockZone, instantOf, knownZone, utc } from './clock-zone.ts'
import { type RecurrenceRule, type RuleTrouble, readRule } from './recurrence-rule.ts'

/** Why an event is not taken. */
export type EventRefusal =
  | 'no-start'
  | 'start-wrong'
  | 'end-wrong'
  | 'ends-before-start'
  | RuleTrouble
  | 'too-much-work'

/** What is taken otherwise than it stands in the file. */
export type EventChange = 'zone-unknown' | 'dates-wrong' | 'following-ignored' | 'no-identifier' | 'too-many'

/** A moment of an event, and the zone of its clock. */
export type ZonedClock = ReadMoment & { readonly zone: ClockZone }

/** A day or clock time that is added to a rule; some last otherwise than the event. */
export type AddedDate = { readonly at: ZonedClock; readonly seconds: number | undefined }

/** An event of a calendar, ready to be followed. */
export type CalendarEvent = {
  readonly uid: string
  readonly line: number | undefined
  readonly summary: string
  readonly start: ZonedClock
  /** How long it lasts: whole days by the calendar, and seconds behind them. */
  readonly days: number
  readonly seconds: number
  readonly rules: readonly RecurrenceRule[]
  readonly leftOutRules: readonly RecurrenceRule[]
  readonly added: readonly AddedDate[]
  readonly leftOut: readonly ZonedClock[]
  /** Which one of a series this one stands for. */
  readonly instead: ZonedClock | undefined
  readonly isCancelled: boolean
  /** It takes no time of whoever has it. */
  readonly isFree: boolean
  readonly changes: readonly EventChange[]
}

/** The zones of the file, and that of clocks without one. */
export type EventZones = { readonly named: ReadonlyMap<string, ClockZone>; readonly usual: ClockZone }

/** An event as it is to be followed, or why it is not taken. */
export function readEvent(component: CalendarComponent, zones: EventZones): CalendarEvent | EventRefusal {
  const changes = new Set<EventChange>()
  const moments = (name: string) => momentsOf(component, name, { zones, changes })
  const [start] = moments('DTSTART')
  if (!start) return propertyOf(component, 'DTSTART') ? 'start-wrong' : 'no-start'
  const length = lengthOf(component, start.at, zones)
  if (typeof length === 'string') return length
  const rules = propertiesOf(component, 'RRULE').map(({ value }) => readRule(value))
  const leftOutRules = propertiesOf(component, 'EXRULE').map(({ value }) => readRule(value))
  const wrong = [...rules, ...leftOutRules].find((each) => typeof each === 'string')
  if (typeof wrong === 'string') return wrong

  const added = moments('RDATE')
  const leftOut = moments('EXDATE').map(({ at }) => at)
  const text = (name: string) => readCalendarText(propertyOf(component, name)?.value ?? '').trim()
  const instead = moments('RECURRENCE-ID')[0]?.at
  const range = propertyOf(component, 'RECURRENCE-ID')
  if (range && parameterOf(range, 'RANGE') === 'THISANDFUTURE') changes.add('following-ignored')
  if (text('UID') === '') changes.add('no-identifier')
  return {
    uid: text('UID'),
    line: component.line,
    summary: text('SUMMARY').replace(/\s+/g, ' '),
    start: start.at,
    ...length,
    rules: rules.filter(isRule).map((rule) => ruleFor(rule, start.at)),
    leftOutRules: leftOutRules.filter(isRule).map((rule) => ruleFor(rule, start.at)),
    added,
    leftOut,
    instead,
    isCancelled: text('STATUS').toUpperCase() === 'CANCELLED',
    isFree:
      text('TRANSP').toUpperCase() === 'TRANSPARENT' ||
      text('X-MICROSOFT-CDO-BUSYSTATUS').toUpperCase() === 'FREE',
    changes: [...changes],
  }
}

/** What a rule says of clock times has no meaning for whole days. */
function ruleFor(rule: RecurrenceRule, { kind }: ReadMoment): RecurrenceRule {
  return kind === 'day' ? { ...rule, hours: [], minutes: [], seconds: [] } : rule
}

function isRule(rule: RecurrenceRule | RuleTrouble): rule is RecurrenceRule {
  return typeof rule !== 'string'
}

type Telling = { readonly zones: EventZones; readonly changes: Set<EventChange> }

/** The moments of all properties of a name; a date that is none is left out and told. */
function momentsOf(component: CalendarComponent, name: string, telling: Telling): readonly AddedDate[] {
  return propertiesOf(component, name).flatMap((property) =>
    property.value.split(',').flatMap((text) => dateOf(property, text, telling)),
  )
}

function dateOf(property: CalendarProperty, text: string, { zones, changes }: Telling): readonly AddedDate[] {
  const [from = '', to] = text.split('/')
  const at = zoned(property, from, zones)
  if (!at) {
    if (property.name !== 'DTSTART') changes.add('dates-wrong')
    return []
  }
  if (isUnknown(property, at, zones)) changes.add('zone-unknown')
  return [{ at, seconds: to === undefined ? undefined : periodSeconds(at, to) }]
}

/** The moment of a property in the zone that it names; in the usual one where it names none or nobody knows it. */
export function zoned(property: CalendarProperty, text: string, zones: EventZones): ZonedClock | undefined {
  const read = readMoment(text)
  if (!read) return undefined
  if (read.kind === 'utc') return { ...read, zone: utc }
  const name = parameterText(property, 'TZID')
  return { ...read, zone: (name === undefined ? undefined : zoneNamed(name, zones)) ?? zones.usual }
}

function zoneNamed(name: string, { named }: EventZones): ClockZone | undefined {
  return named.get(name) ?? knownZone(name)
}

function isUnknown(property: CalendarProperty, { kind }: ReadMoment, zones: EventZones): boolean {
  const name = parameterText(property, 'TZID')
  return kind === 'clock' && name !== undefined && zoneNamed(name, zones) === undefined
}

/** How long a period of dates lasts, in seconds, whichever way its end is said; none where it is wrong. */
export function periodSeconds(start: ZonedClock, to: string): number | undefined {
  const length = readDuration(to)
  if (length) return length.days * daySeconds + length.seconds
  const end = readMoment(to)
  return end && (instantOf(end, end.kind === 'utc' ? utc : start.zone) - instantOf(start, start.zone)) / 1000
}

type Length = Pick<CalendarEvent, 'days' | 'seconds'>

function lengthOf(component: CalendarComponent, start: ZonedClock, zones: EventZones): Length | EventRefusal {
  const end = propertyOf(component, 'DTEND')
  const duration = propertyOf(component, 'DURATION')
  if (end) {
    const to = zoned(end, end.value, zones)
    return to ? lengthTo(start, to) : 'end-wrong'
  }
  if (!duration) return { days: start.kind === 'day' ? 1 : 0, seconds: 0 }
  const length = readDuration(duration.value)
  if (!length) return 'end-wrong'
  if (length.days < 0 || length.seconds < 0) return 'ends-before-start'
  if (start.kind !== 'day') return length
  return { days: Math.max(1, length.days + Math.ceil(length.seconds / daySeconds)), seconds: 0 }
}

function lengthTo(start: ZonedClock, to: ZonedClock): Length | EventRefusal {
  if (start.kind === 'day') {
    const days = to.day - start.day + (to.kind !== 'day' && to.second > 0 ? 1 : 0)
    // A whole day that ends on itself is meant as that day; many programs write it so.
    return days < 0 ? 'ends-before-start' : { days: Math.max(1, days), seconds: 0 }
  }
  const seconds = (instantOf(to, to.zone) - instantOf(start, start.zone)) / 1000
  return seconds < 0 ? 'ends-before-start' : { days: 0, seconds }
}

/** The day and clock time as one word, to tell the days of a series apart. */
export function clockKey({ day, second }: ClockMoment): string {
  return `${day}:${second}`
}
