import type { Authorization } from '#generated/types/authorization.ts'

/** From this share of used units on a warning is wanted, where the authorization says nothing else (schemas/types/authorization.json). */
const usualWarning = 80

/** The day that is after all others, for what has no end. */
const noEnd = '9999-12-31'

/** An authorization whose units are counted anew: what is left, and until when it counts as nearly used. */
export function withUnitsCounted(authorization: Authorization): Authorization {
  const { lowUntil: _before, ...others } = authorization
  const { unitsApproved, unitsUsed = 0, unitsPlanned = 0, period } = authorization
  const unitsRemaining = Math.round((unitsApproved - unitsUsed) * 100) / 100
  return {
    ...others,
    unitsUsed,
    unitsPlanned,
    unitsRemaining,
    ...(isNearlyUsed(authorization) && { lowUntil: period.end ?? noEnd }),
  }
}

/** True while a payer's approval stands and no more units are left than its warning allows. */
export function isNearlyUsed(authorization: Authorization): boolean {
  const { status, unitsApproved, unitsUsed = 0, warnAtPercent = usualWarning } = authorization
  return status === 'Approved' && unitsUsed * 100 >= unitsApproved * warnAtPercent
}
