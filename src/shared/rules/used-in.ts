import { plusDays, weekdayOf } from '#shared/time/calendar.ts'
import type { AuthorizationFacts } from './coverage-facts.ts'
import type { OtherSession, ServiceFacts, SessionFacts } from './rule-facts.ts'
import { directMinutes } from './session-minutes.ts'
import { countedUnits, unitsOf } from './units-of.ts'

/** What of a session the counting looks at. */
type Counted = {
  readonly serviceDate?: string | undefined
  readonly minutes: number
  readonly units: number
  readonly service?: ServiceFacts | undefined
}

/** How many of the authorization's own units the session needs; undefined when money is counted and there is no rate. */
export function needIn(authorization: AuthorizationFacts, session: SessionFacts): number | undefined {
  const { unitKind } = authorization
  const isCounted = unitKind === 'day' || unitKind === 'week'
  if (isCounted && usedIn(authorization, session, { within: unitKind, drafts: 'with' }) > 0) return 0
  return inUnits(unitKind, {
    serviceDate: session.serviceDate,
    minutes: directMinutes(session) ?? 0,
    units: countedUnits(session) ?? 0,
    service: session.service,
  })
}

const lengths: Readonly<Record<string, number>> = { unit15: 15, unit30: 30, hour: 60 }

function inUnits(unitKind: string, { serviceDate, minutes, units, service }: Counted): number | undefined {
  const length = lengths[unitKind]
  if (length !== undefined) return unitsOf(minutes, service?.rounding ?? 'EightMinute', length)
  if (unitKind !== 'dollar') return 1

  const rate = (service?.rates ?? [])
    .filter(({ from }) => from <= (serviceDate ?? from))
    .toSorted((one, other) => (one.from < other.from ? 1 : -1))[0]
  if (!rate) return undefined
  return rate.per === 'session' ? rate.amount : rate.amount * units
}

type Window = {
  readonly within?: 'day' | 'week' | 'month' | undefined
  /** Unsigned notes: counted too, not at all, or nothing else. */
  readonly drafts: 'with' | 'without' | 'only'
}

/** Units that the patient's other sessions take of it: those that name it, and unassigned ones of its services. */
export function usedIn(authorization: AuthorizationFacts, session: SessionFacts, window: Window): number {
  const counted = (session.others ?? [])
    .filter((other) => other.id !== session.id && other.patientId === session.patient?.id)
    .filter((other) => other.visitStatus === 'Show' && other.status !== 'Cancelled')
    .filter(
      (other) => window.drafts === 'with' || (other.status === 'Finished') === (window.drafts === 'without'),
    )
    .filter((other) => isTakenFrom(authorization, other))
    .filter((other) => isWithin(window.within, other.serviceDate, session.serviceDate ?? ''))
  const { unitKind } = authorization
  if (unitKind === 'day' || unitKind === 'week') return new Set(counted.map(periodOf(unitKind))).size
  return counted.reduce((sum, other) => sum + (inUnits(unitKind, countedOf(other)) ?? 0), 0)
}

function isTakenFrom({ id, services }: AuthorizationFacts, other: OtherSession): boolean {
  if (other.authorizationIds.length > 0) return other.authorizationIds.includes(id)
  return services.length === 0 || services.includes(other.service?.id ?? '')
}

function countedOf({ serviceDate, minutes = 0, units, service }: OtherSession): Counted {
  const computed = unitsOf(minutes, service?.rounding ?? 'EightMinute', service?.incrementMinutes ?? 15)
  return { serviceDate, minutes, units: units ?? computed, service }
}

function isWithin(period: Window['within'], date: string, reference: string): boolean {
  if (period === undefined) return true
  const of = periodOf(period)
  return of({ serviceDate: date }) === of({ serviceDate: reference })
}

/** The day, the ISO week by its Monday, or the month that a date belongs to. */
function periodOf(period: 'day' | 'week' | 'month') {
  return ({ serviceDate }: { readonly serviceDate: string }): string => {
    if (period === 'day') return serviceDate
    if (period === 'month') return serviceDate.slice(0, 7)
    return plusDays(serviceDate, 1 - weekdayOf(serviceDate))
  }
}
