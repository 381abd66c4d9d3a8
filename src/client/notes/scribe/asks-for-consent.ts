import type { Failure } from '#shared/outcome/outcome.ts'
import { subStatuses } from '#shared/outcome/sub-status.ts'

/** Was a draft refused because somebody who was there has not agreed? */
export function asksForConsent(failure: Failure | undefined): boolean {
  return failure !== undefined && 'subStatus' in failure && failure.subStatus === subStatuses.consentMissing
}
