import type { Appointment } from '#generated/types/appointment.ts'
import type { Authorization } from '#generated/types/authorization.ts'
import type { Coverage } from '#generated/types/coverage.ts'
import type { HealthcareService } from '#generated/types/healthcare-service.ts'
import { authorizationFacts } from '#shared/rules/authorization-facts.ts'
import { mattersOf } from '#shared/rules/matters-of.ts'
import type { SessionFacts } from '#shared/rules/rule-facts.ts'
import { needIn } from '#shared/rules/used-in.ts'
import { bookedSession, type CountedVisit } from './booked-session.ts'

/** An authorization that a visit would be counted against: how many of its own units the visit takes, and how many are left. */
export type AuthorizationLeft = {
  readonly coverageId: string
  readonly authorization: Authorization
  readonly units: number
  readonly left: number
}

const matters = mattersOf(['Service', 'Practitioner', 'Status', 'Date'], { retroDays: 0 })

/**
 * The authorizations of a patient that fit a visit, as the rule Authorization narrows them down, the first to end before the others: none for a service that is not
 * billed, and only the one that the visit names, where it names one.
 */
export function authorizationsLeft(
  visit: CountedVisit & Pick<Appointment, 'authorization'>,
  service: HealthcareService,
  coverages: readonly Coverage[],
): readonly AuthorizationLeft[] {
  const session = bookedSession(visit, service)
  if (!session || service.flags?.includes('Billable') !== true) return []
  const named = visit.authorization
  return coverages
    .filter((coverage) => isInForce(coverage, session))
    .flatMap(({ id, authorizations = [] }) => authorizations.flatMap((each) => leftOf(id, each, session)))
    .filter((each) => named === undefined || isNamed(each, named))
    .toSorted((one, other) => (endOf(one) < endOf(other) ? -1 : Number(endOf(one) > endOf(other))))
}

function isInForce({ status, period, programs = [] }: Coverage, { serviceDate = '', program }: SessionFacts) {
  const { start, end = serviceDate } = period
  const isIts = programs.length === 0 || programs.some(({ id }) => id === program?.id)
  return status === 'Active' && (start ?? serviceDate) <= serviceDate && serviceDate <= end && isIts
}

/** Two coverages may call theirs by the same id. */
function isNamed(
  { coverageId, authorization }: AuthorizationLeft,
  named: NonNullable<Appointment['authorization']>,
): boolean {
  return coverageId === named.coverage.id && authorization.id === named.authorizationId
}

/** The authorization against which a visit is usually counted, of those that fit it: the only one, else the first to end of which enough is left. */
export function usualAuthorization(fitting: readonly AuthorizationLeft[]): AuthorizationLeft | undefined {
  return fitting.length === 1 ? fitting[0] : fitting.find(({ units, left }) => units <= left)
}

function leftOf(
  coverageId: string,
  authorization: Authorization,
  session: SessionFacts,
): readonly AuthorizationLeft[] {
  const facts = authorizationFacts(authorization)
  const units = needIn(facts, session)
  if (units === undefined || !matters.every(({ holds }) => holds(facts, session))) return []
  return [{ coverageId, authorization, units, left: facts.approved - facts.used }]
}

function endOf({ authorization }: AuthorizationLeft): string {
  return authorization.period.end ?? '9999'
}
