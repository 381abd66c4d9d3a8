import {
  type CalendarEvent,
  clockKey,
  type EventChange,
  type EventRefusal,
  type ZonedClock,
} from './calendar-event.ts'
import { type ClockMoment, compareClock, daySeconds } from './clock-moment.ts'
import { clockOf, instantOf, utc } from './clock-zone.ts'
import type { RecurrenceRule } from './recurrence-rule.ts'
import { type Fuel, ruleMoments } from './rule-moments.ts'

/** The most times that one series gives within what is asked for. */
export const mostOfSeries = 260

/** One time of an event: by the clock of its start, and as moments in milliseconds since 1970. */
export type EventOccurrence = {
  readonly event: CalendarEvent
  readonly clock: ClockMoment
  readonly start: number
  readonly end: number
}

/** What is asked for, in milliseconds since 1970, and how much may be worked out for it. */
export type OccurrenceWindow = { readonly from: number; readonly to: number; readonly fuel: Fuel }

/** The times of one event within the window, and what became otherwise; or why it cannot be followed. */
export type EventOccurrences =
  | {
      readonly ok: true
      readonly occurrences: readonly EventOccurrence[]
      readonly changes: readonly EventChange[]
    }
  | { readonly ok: false; readonly why: EventRefusal }

const dayMilliseconds = daySeconds * 1000

/**
 * The times of an event that meet the window, in their order (RFC 5545, 3.8.5): what its rules and further dates give, without what is left
 * out and without those that other events stand for.
 */
export function eventOccurrences(
  event: CalendarEvent,
  window: OccurrenceWindow,
  stoodFor: readonly ZonedClock[] = [],
): EventOccurrences {
  const clocks = clocksOf(event, window)
  if (window.fuel.left <= 0) return { ok: false, why: 'too-much-work' }
  const gone = goneFrom(event, window, stoodFor)
  const left = [...clocks.values()].filter(({ at }) => !gone.has(clockKey(at)) && !gone.has(`${at.day}`))
  const met = left
    .map(({ at, seconds }) => placed(event, at, seconds))
    .filter(({ start, end }) => start < window.to && end > window.from)
    .sort((one, other) => one.start - other.start)
  const changes: readonly EventChange[] = met.length > mostOfSeries ? ['too-many'] : []
  return { ok: true, occurrences: met.slice(0, mostOfSeries), changes }
}

type Clock = { readonly at: ClockMoment; readonly seconds: number | undefined }

function clocksOf(event: CalendarEvent, window: OccurrenceWindow): ReadonlyMap<string, Clock> {
  const { start, rules, added } = event
  const clocks = new Map<string, Clock>()
  const add = (at: ClockMoment, seconds?: number) => clocks.set(clockKey(at), { at, seconds })
  if (rules.length === 0) add(start)
  for (const rule of rules) for (const at of followed(event, rule, window)) add(at)
  for (const each of added) add(inZoneOf(start, each.at), each.seconds)
  return clocks
}

function followed(
  event: CalendarEvent,
  rule: RecurrenceRule,
  { from, to, fuel }: OccurrenceWindow,
): Generator<ClockMoment> {
  const days = Math.ceil(event.days + event.seconds / daySeconds) + 2
  return ruleMoments(rule, event.start, {
    from: Math.floor(from / dayMilliseconds) - days,
    through: Math.floor(to / dayMilliseconds) + 2,
    until: untilOf(rule, event.start),
    fuel,
  })
}

/** The end of a rule by the clock of its start. An end that is a day counts as a whole; so does one of a series of whole days. */
function untilOf({ until }: RecurrenceRule, start: ZonedClock): ClockMoment | undefined {
  if (!until) return undefined
  if (until.kind === 'day' || start.kind === 'day') return { day: until.day, second: daySeconds }
  return until.kind === 'utc' ? clockOf(instantOf(until, utc), start.zone) : until
}

/** What is left out, and what others stand for, by the clock of the start; of whole days the day alone. */
function goneFrom(
  event: CalendarEvent,
  window: OccurrenceWindow,
  stoodFor: readonly ZonedClock[],
): ReadonlySet<string> {
  const { start } = event
  const said = [...event.leftOut, ...stoodFor].map((each) =>
    each.kind === 'day' ? `${each.day}` : keyIn(start, inZoneOf(start, each)),
  )
  const ruled = event.leftOutRules.flatMap((rule) => [...followed(event, rule, window)].map(clockKey))
  return new Set([...said, ...ruled])
}

function keyIn(start: ZonedClock, at: ClockMoment): string {
  return start.kind === 'day' ? `${at.day}` : clockKey(at)
}

function inZoneOf(start: ZonedClock, at: ZonedClock): ClockMoment {
  if (at.kind === 'day') return { day: at.day, second: start.second }
  if (start.kind === 'day') return { day: at.day, second: 0 }
  return at.zone === start.zone ? at : clockOf(instantOf(at, at.zone), start.zone)
}

function placed(event: CalendarEvent, at: ClockMoment, seconds: number | undefined): EventOccurrence {
  const { zone } = event.start
  const start = instantOf(at, zone)
  if (seconds !== undefined) return { event, clock: at, start, end: start + seconds * 1000 }
  const last = event.days === 0 ? start : instantOf({ ...at, day: at.day + event.days }, zone)
  return { event, clock: at, start, end: last + event.seconds * 1000 }
}

/** Earlier ones first. */
export function compareOccurrences(one: EventOccurrence, other: EventOccurrence): number {
  return one.start - other.start || one.end - other.end || compareClock(one.clock, other.clock)
}
