import type { Guard } from '#server/operations/handler.ts'
import { withUnitsCounted } from '#shared/chart/with-units-counted.ts'
import { succeeded } from '#shared/outcome/outcome.ts'

/** In a chart's coverage, what is left of an authorization is counted from what was approved and what was used (schemas/resources/coverage.json). */
export const coverageGuard: Guard<'Coverage'> = {
  beforeWrite: (_context, { after }) => {
    const { authorizations } = after
    return Promise.resolve(
      succeeded(authorizations ? { ...after, authorizations: authorizations.map(withUnitsCounted) } : after),
    )
  },
}
