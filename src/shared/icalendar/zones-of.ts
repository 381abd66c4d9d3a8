import { type CalendarComponent, propertiesOf, propertyOf } from './calendar-component.ts'
import { type ClockMoment, daySeconds, readMoment } from './clock-moment.ts'
import { type ClockZone, knownZone, type ZoneTurn } from './clock-zone.ts'
import { readRule } from './recurrence-rule.ts'
import { type Fuel, ruleMoments } from './rule-moments.ts'

/** The days, by their numbers, for which zones are to be right, and how much may be worked out. */
export type ZoneDays = { readonly from: number; readonly through: number; readonly fuel: Fuel }

const mostTurns = 2_000
/** A turn of the clock at most so many days before the first wanted day says how clocks are on it. */
const daysBefore = 800

/**
 * The zones of a calendar by the names that it gives them. One that is known by its name is taken as this machine knows it, for its
 * rules are kept up to date; any other by its own rules (RFC 5545, 3.6.5). One that says no rules is left out.
 */
export function zonesOf(calendar: CalendarComponent, days: ZoneDays): ReadonlyMap<string, ClockZone> {
  const zones = new Map<string, ClockZone>()
  for (const component of calendar.components) {
    const name = component.name === 'VTIMEZONE' ? propertyOf(component, 'TZID')?.value : undefined
    if (name === undefined) continue
    const zone = knownZone(name) ?? ownZone(component, days)
    if (zone) zones.set(name, zone)
  }
  return zones
}

function ownZone({ components }: CalendarComponent, days: ZoneDays): ClockZone | undefined {
  const turns: ZoneTurn[] = []
  let earliest = Number.POSITIVE_INFINITY
  let before = 0
  for (const each of components) {
    const from = offsetOf(propertyOf(each, 'TZOFFSETFROM')?.value)
    const offset = offsetOf(propertyOf(each, 'TZOFFSETTO')?.value)
    const start = readMoment(propertyOf(each, 'DTSTART')?.value ?? '')
    if (from === undefined || offset === undefined || !start) continue
    if (momentAt(start) < earliest) {
      earliest = momentAt(start)
      before = from
    }
    for (const clock of onsets(each, start, days)) turns.push({ at: momentAt(clock) - from * 1000, offset })
  }
  const sorted = turns.sort((one, other) => one.at - other.at).slice(-mostTurns)
  return sorted.length === 0 ? undefined : { kind: 'own', before, turns: sorted }
}

function onsets(
  component: CalendarComponent,
  start: ClockMoment,
  { from, through, fuel }: ZoneDays,
): readonly ClockMoment[] {
  const dates = propertiesOf(component, 'RDATE')
    .flatMap(({ value }) => value.split(','))
    .flatMap((text) => readMoment(text.split('/')[0] ?? '') ?? [])
  const rules = propertiesOf(component, 'RRULE').flatMap(({ value }) => {
    const rule = readRule(value)
    return typeof rule === 'string' ? [] : [rule]
  })
  const given = rules.flatMap((rule) => [
    ...ruleMoments(rule, start, { from: from - daysBefore, through: through + 1, until: rule.until, fuel }),
  ])
  return [start, ...dates, ...given]
}

function momentAt({ day, second }: ClockMoment): number {
  return (day * daySeconds + second) * 1000
}

/** Seconds before UTC of `-0500` or `+013045`. */
function offsetOf(text: string | undefined): number | undefined {
  const found = /^([+-])(\d{2})(\d{2})(\d{2})?$/.exec(text?.trim() ?? '')
  if (!found) return undefined
  const [hours = 0, minutes = 0, seconds = 0] = found.slice(2).map((each) => Number(each ?? 0))
  const length = hours * 3600 + minutes * 60 + seconds
  return length >= daySeconds ? undefined : length * (found[1] === '-' ? -1 : 1)
}
