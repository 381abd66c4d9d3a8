import type { Authorization } from '#generated/types/authorization.ts'
import type { Finding } from '#shared/outcome/outcome.ts'
import { type Openable, openStretches } from '#shared/scheduling/finding/open-stretches.ts'
import { holds } from '#shared/scheduling/finding/stretch.ts'
import { plusDays } from '#shared/time/calendar.ts'
import { localDate } from '#shared/time/local-moment.ts'
import { milliseconds, type Span } from '#shared/time/span.ts'

type Named = { readonly opening: Openable; readonly name: string }

/** What surrounds a wanted time, each as far as it is known; what is absent stands against nothing. */
export type AroundVisit = {
  /** Days on which the practice is closed. */
  readonly holidays: readonly string[]
  readonly owner?: Named
  readonly place?: Named
  /** How many a group is for, and how many would be expected. */
  readonly group?: { readonly most: number; readonly expected: number }
  /** For how many a service is, and how many would be expected. */
  readonly service?: {
    readonly name: string
    readonly min?: number
    readonly max?: number
    readonly expected: number
  }
  /** How many people a room holds, and how many would be in it. */
  readonly room?: { readonly name: string; readonly most: number; readonly expected: number }
  /** The last day of the enrollment. */
  readonly enrollmentEnds?: string
  readonly authorization?: Pick<Authorization, 'status' | 'period' | 'unitsRemaining'>
}

/** The wanted time in its own zone. */
type Wanted = Span & { readonly timezone: string }

/**
 * What stands around a wanted time without taking it: the hours of its owner and its place, holidays, a full group, an authorization that
 * does not last, an enrollment that ends before. Each warns, none forbids (workflows: Book a visit).
 */
export function surroundingFindings(wanted: Wanted, around: AroundVisit): readonly Finding[] {
  const { holidays, owner, place, enrollmentEnds, authorization } = around
  const day = localDate(wanted.start, wanted.timezone)
  const isHoliday = holidays.includes(day)
  const isOutside = (named: Named | undefined) => named !== undefined && !isHoliday && !isOpen(named, wanted)
  return [
    ...(isHoliday ? [warning('/start', 'scheduling.on-holiday')] : []),
    ...(isOutside(owner)
      ? [warning('/owner', 'scheduling.outside-hours-of', { who: owner?.name ?? '' })]
      : []),
    ...(isOutside(place)
      ? [warning('/location', 'scheduling.outside-place', { place: place?.name ?? '' })]
      : []),
    ...sizeFindings(around),
    ...(authorization ? authorizationFindings(authorization, day) : []),
    ...(enrollmentEnds !== undefined && enrollmentEnds < day
      ? [warning('/episodeOfCare', 'scheduling.enrollment-ended', { date: enrollmentEnds })]
      : []),
  ]
}

/** More people than a group, its service or the room is for, or fewer than the service needs. */
function sizeFindings({ group, service, room }: AroundVisit): readonly Finding[] {
  const { name = '', min = 0, max = Number.POSITIVE_INFINITY, expected = 0 } = service ?? {}
  return [
    ...(group && group.expected > group.most ? [warning('/attendees', 'scheduling.group-full', group)] : []),
    ...(expected > max
      ? [warning('/serviceType', 'scheduling.service-full', { service: name, expected, most: max })]
      : []),
    ...(service && expected < min
      ? [warning('/serviceType', 'scheduling.service-empty', { service: name, expected, least: min })]
      : []),
    ...(room && room.expected > room.most
      ? [
          warning('/location', 'scheduling.room-full', {
            place: room.name,
            expected: room.expected,
            most: room.most,
          }),
        ]
      : []),
  ]
}

const allowed: readonly Authorization['status'][] = ['Requested', 'Approved']

function authorizationFindings(
  { status, period, unitsRemaining = 1 }: Pick<Authorization, 'status' | 'period' | 'unitsRemaining'>,
  day: string,
): readonly Finding[] {
  const { start = day, end = day } = period ?? {}
  const isInForce = allowed.includes(status) && start <= day && day <= end
  if (!isInForce) return [warning('/authorization', 'scheduling.authorization-over')]
  return unitsRemaining > 0 ? [] : [warning('/authorization', 'scheduling.authorization-used')]
}

/** By hours alone: a holiday is told apart. */
function isOpen({ opening }: Named, { start, end }: Wanted): boolean {
  const date = localDate(start, opening.timezone)
  const days = [plusDays(date, -1), date, plusDays(date, 1)]
  const open = openStretches(opening, days, { holidays: [], visit: {} })
  return holds(open, { from: milliseconds(start), to: milliseconds(end) })
}

function warning(pointer: string, message: string, parameters: Finding['parameters'] = {}): Finding {
  return { pointer, message, weight: 'warns', parameters }
}
