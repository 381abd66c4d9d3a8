import { writeDay } from '#shared/time/day-number.ts'
import { isZone, localMoment, momentOf } from '#shared/time/local-moment.ts'
import { fromMilliseconds, milliseconds } from '#shared/time/span.ts'
import { type ClockMoment, daySeconds } from './clock-moment.ts'

/** From a moment on (milliseconds since 1970) clocks are so many seconds before UTC. */
export type ZoneTurn = { readonly at: number; readonly offset: number }

/** Where a clock hangs: in a zone that this machine knows, or by the turns that a file says of its own one, in their order. */
export type ClockZone =
  | { readonly kind: 'known'; readonly name: string }
  | { readonly kind: 'own'; readonly before: number; readonly turns: readonly ZoneTurn[] }

/** UTC as a zone. */
export const utc: ClockZone = { kind: 'known', name: 'UTC' }

/**
 * The zone that a name means: a name of the IANA database, also behind the path that some programs put before it
 * (`/citadel.org/20070227_1/Europe/London`); undefined for any other name.
 */
export function knownZone(name: string): ClockZone | undefined {
  const parts = name.trim().split('/')
  const ends = parts.map((_, index) => parts.slice(index).join('/'))
  const found = ends.filter((end) => /^[A-Za-z]/.test(end)).find(isZone)
  return found === undefined ? undefined : { kind: 'known', name: found }
}

/** The moment of a clock in its zone: a time that clocks leave out moves forward by the gap, of one that comes twice the first is taken. */
export function instantOf({ day, second }: ClockMoment, zone: ClockZone): number {
  if (zone.kind === 'own') return ownInstant((day * daySeconds + second) * 1000, zone)
  if (zone.name === 'UTC') return (day * daySeconds + second) * 1000
  const time = [second / 3600, (second / 60) % 60, second % 60]
    .map((each) => String(Math.floor(each)).padStart(2, '0'))
    .join(':')
  return milliseconds(momentOf({ date: writeDay(day), time }, zone.name).instant)
}

/** What the clock of a zone says at a moment. */
export function clockOf(instant: number, zone: ClockZone): ClockMoment {
  if (zone.kind === 'own') return clockFrom(instant + offsetAt(instant, zone) * 1000)
  if (zone.name === 'UTC') return clockFrom(instant)
  const { date, minuteOfDay } = localMoment(fromMilliseconds(instant), zone.name)
  const midnight = momentDay(date)
  return { day: midnight, second: minuteOfDay * 60 + (Math.floor(instant / 1000) % 60) }
}

function momentDay(date: string): number {
  return Math.round(milliseconds(`${date}T00:00:00Z`) / (daySeconds * 1000))
}

function clockFrom(value: number): ClockMoment {
  const seconds = Math.floor(value / 1000)
  const day = Math.floor(seconds / daySeconds)
  return { day, second: seconds - day * daySeconds }
}

type OwnZone = Extract<ClockZone, { readonly kind: 'own' }>

function offsetAt(instant: number, { before, turns }: OwnZone): number {
  return turns.findLast(({ at }) => at <= instant)?.offset ?? before
}

function ownInstant(clock: number, zone: OwnZone): number {
  const offsets = [zone.before, ...zone.turns.map(({ offset }) => offset)]
  const found = offsets
    .map((offset) => clock - offset * 1000)
    .filter((at) => at + offsetAt(at, zone) * 1000 === clock)
  if (found.length > 0) return Math.min(...found)
  // The clock leaves this time out: as it was before the turn, so that it moves forward.
  const turn = zone.turns.findLast(
    ({ at, offset }) => at + offset * 1000 <= clock + daySeconds * 1000 && at - daySeconds * 1000 < clock,
  )
  const earlier = turn ? offsetAt(turn.at - 1, zone) : zone.before
  return clock - earlier * 1000
}
