import type { OtherSession, RuleFacts, ServiceFacts, SessionFacts } from '#shared/rules/rule-facts.ts'
import { directMinutes } from '#shared/rules/session-minutes.ts'
import { pooledUnits, unitsOf } from '#shared/rules/units-of.ts'
import {
  fail,
  notChecked,
  type Params,
  pass,
  passWith,
  type RuleCheck,
  skip,
  type Verdict,
  worstOf,
} from '#shared/rules/verdict.ts'

type IncrementParams = Partial<Params<'SessionDurationIncrement'>>
type Judging = {
  readonly params: IncrementParams
  readonly session: SessionFacts
  readonly service: ServiceFacts
  readonly minutes: number
  readonly increment: number
  readonly computed: number
  /** What counts: units typed by hand, where they were, else the computed ones. */
  readonly units: number
}

/** Do minutes and units fit the increments of the service? (schemas/rules/session-duration-increment.json) */
export const checkSessionDurationIncrement: RuleCheck<'SessionDurationIncrement'> = (
  params,
  session,
  facts,
) => {
  const { service } = session
  const minutes = directMinutes(session)
  const byMinutes = service?.unitBasis === undefined || service.unitBasis === 'Minutes'
  if (!service || (byMinutes && minutes === undefined))
    return skip('rules.session-duration-increment.nothing-to-count')

  const increment = params.incrementMinutes ?? service.incrementMinutes ?? 15
  const computed = computedUnits(params, session, { facts, service, increment })
  const units = session.hasTypedUnits ? (session.units ?? computed) : computed
  const judging = { params, session, service, minutes: minutes ?? 0, increment, computed, units }
  return worstOf((byMinutes ? [notMultiple, ...limits] : limits).map((doubt) => doubt(judging)))
}

type Counting = { readonly facts: RuleFacts; readonly service: ServiceFacts; readonly increment: number }

function computedUnits(params: IncrementParams, session: SessionFacts, counting: Counting): number {
  const { facts, service, increment } = counting
  if (service.unitBasis === 'Visit') return 1
  if (service.unitBasis === 'Day') return isSecondOfDay(session) ? 0 : 1

  const rounding = params.rounding ?? service.rounding ?? 'EightMinute'
  const minutes = directMinutes(session) ?? 0
  if (params.aggregateServices !== true || rounding !== 'EightMinute' || increment !== 15)
    return unitsOf(minutes, rounding, increment)
  return pooled(session, facts)
}

/** This service's share when the minutes of all 15-minute services of the session, or of the same hands that day, are pooled. */
function pooled(session: SessionFacts, { services, siblings = services }: RuleFacts): number {
  const own =
    siblings.find((each) => each === session) ??
    siblings.find(({ id }) => id !== undefined && id === session.id)
  const together = own ? siblings.map((each) => (each === own ? session : each)) : [session]
  const counted = together.filter((each) => each === session || isPooled(each))
  if (counted.length > 1)
    return pooledUnits(counted.map((each) => directMinutes(each) ?? 0))[counted.indexOf(session)] ?? 0

  const alone = { id: session.id, start: session.start, minutes: directMinutes(session) ?? 0 }
  const ofDay = [alone, ...ofSameStaff(session)].toSorted(
    (one, other) =>
      (one.start ?? '').localeCompare(other.start ?? '') || (one.id ?? '').localeCompare(other.id ?? ''),
  )
  return pooledUnits(ofDay.map(({ minutes }) => minutes ?? 0))[ofDay.indexOf(alone)] ?? 0
}

function isPooled({ service, visitStatus }: SessionFacts): boolean {
  return visitStatus === 'Show' && (service?.incrementMinutes ?? 15) === 15
}

function ofSameStaff(session: SessionFacts): readonly Pick<OtherSession, 'id' | 'start' | 'minutes'>[] {
  const performer = session.participants?.find(({ type }) => type === 'PrimaryPerformer')?.id
  return ofDay(session)
    .filter(({ service }) => (service?.incrementMinutes ?? 15) === 15)
    .filter(({ participants }) => participants.some(({ id }) => id === performer))
}

/** The patient's other sessions of that day that took place; the visit of which this is one service is no other. */
function ofDay({ id, parentId, patient, serviceDate, others }: SessionFacts): readonly OtherSession[] {
  return (others ?? []).filter((other) => {
    const isSame = other.patientId === patient?.id && other.serviceDate === serviceDate
    return (
      isSame &&
      other.id !== id &&
      other.id !== parentId &&
      other.visitStatus === 'Show' &&
      other.status !== 'Cancelled'
    )
  })
}

function isSecondOfDay(session: SessionFacts): boolean {
  const { service, start } = session
  return ofDay(session).some(
    (other) => other.service?.id === service?.id && (other.start ?? '') < (start ?? other.start ?? ''),
  )
}

function notMultiple({ params, minutes, increment }: Judging): Verdict {
  return params.requireExactMultiple === true && minutes % increment !== 0
    ? fail('rules.session-duration-increment.not-multiple', { minutes, increment })
    : pass
}

/** Units typed by hand on purpose stand, but they are shown. */
function mismatch({ params, session, minutes, computed }: Judging): Verdict {
  const { units } = session
  if (params.unitsMustMatch === false || units === undefined || units === computed) return pass
  return session.hasTypedUnits
    ? passWith('rules.session-duration-increment.overridden', { minutes, computed, units })
    : fail('rules.session-duration-increment.mismatch', { minutes, computed, units })
}

const limits: readonly ((judging: Judging) => Verdict)[] = [mismatch, tooFew, tooMany, tooManyPerDay]

function tooFew({ params, session, service, minutes, computed, units }: Judging): Verdict {
  const min = params.minUnits ?? (service.flags?.includes('RequireUnits') ? 1 : 0)
  if (units < min)
    return fail('rules.session-duration-increment.too-few', {
      service: service.display,
      min,
      minutes,
      computed,
    })
  const isLeftOut = params.aggregateServices === true && units === 0 && session.visitStatus === 'Show'
  if (!isLeftOut) return pass
  return {
    ...fail('rules.session-duration-increment.too-little', { service: service.display }),
    severity: 'Warn',
  }
}

function tooMany({ params, service, minutes, computed, units }: Judging): Verdict {
  if (params.maxUnits === undefined || units <= params.maxUnits) return pass
  return fail('rules.session-duration-increment.too-many', {
    service: service.display,
    max: params.maxUnits,
    minutes,
    computed,
  })
}

/** Everybody's sessions of this service with the patient on that day, those of other hands once they are signed. */
function tooManyPerDay({ params, session, service, units }: Judging): Verdict {
  const max = params.maxUnitsPerDay ?? service.maxUnitsPerDay
  if (max === undefined) return pass
  if (!session.others) return notChecked

  const mine = session.participants?.map(({ id }) => id) ?? []
  const used = ofDay(session)
    .filter((other) => other.service?.id === service.id)
    .filter(
      ({ status, participants }) => status === 'Finished' || participants.some(({ id }) => mine.includes(id)),
    )
    .reduce((sum, other) => sum + unitsRecorded(other, service), 0)
  if (used + units <= max) return pass
  return fail('rules.session-duration-increment.per-day', {
    service: service.display,
    max,
    used,
    date: session.serviceDate ?? '',
  })
}

function unitsRecorded({ units, minutes }: OtherSession, service: ServiceFacts): number {
  if (units !== undefined) return units
  if (service.unitBasis === 'Visit' || service.unitBasis === 'Day') return 1
  return unitsOf(minutes ?? 0, service.rounding ?? 'EightMinute', service.incrementMinutes ?? 15)
}
