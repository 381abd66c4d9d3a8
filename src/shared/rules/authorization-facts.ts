import type { Authorization } from '#generated/types/authorization.ts'
import type { AuthorizationFacts } from './coverage-facts.ts'

/** An authorization as the rules see it. */
export function authorizationFacts(authorization: Authorization): AuthorizationFacts {
  const { id, number, status, unitKind, frequencyLimit, period, requestedAt, warnAtPercent } = authorization
  return {
    id,
    number,
    status,
    services: idsOf(authorization.services),
    programs: idsOf(authorization.programs),
    practitioners: idsOf(authorization.practitioners),
    unitKind: unitKind.code,
    approved: authorization.unitsApproved,
    used: authorization.unitsUsed ?? 0,
    frequency: frequencyLimit,
    start: period.start ?? '',
    end: period.end,
    requestedOn: requestedAt?.slice(0, 10),
    warnAtPercent,
  }
}

function idsOf(references: readonly { readonly id: string }[] | undefined): readonly string[] {
  return (references ?? []).map(({ id }) => id)
}
