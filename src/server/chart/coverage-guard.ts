import type { Authorization } from '#generated/types/authorization.ts'
import type { Guard } from '#server/operations/handler.ts'
import { succeeded } from '#shared/outcome/outcome.ts'

/** In a chart's coverage, what is left of an authorization is counted from what was approved and what was used (schemas/resources/coverage.json). */
export const coverageGuard: Guard<'Coverage'> = {
  beforeWrite: (_context, { after }) => {
    const { authorizations } = after
    return Promise.resolve(
      succeeded(authorizations ? { ...after, authorizations: authorizations.map(counted) } : after),
    )
  },
}

function counted(authorization: Authorization): Authorization {
  const { unitsApproved, unitsUsed = 0, unitsPlanned = 0 } = authorization
  const unitsRemaining = Math.round((unitsApproved - unitsUsed) * 100) / 100
  return { ...authorization, unitsUsed, unitsPlanned, unitsRemaining }
}
