import type { Failure } from '#shared/outcome/outcome.ts'
import { type SubStatus, subStatuses } from '#shared/outcome/sub-status.ts'

const statuses: { readonly [Kind in Failure['kind']]: number } = {
  malformed: 400,
  signedOut: 401,
  forbidden: 403,
  missing: 404,
  disallowed: 405,
  conflict: 409,
  locked: 409,
  gone: 410,
  precondition: 428,
  tooLarge: 413,
  unsupported: 415,
  invalid: 422,
  busy: 429,
  underWay: 449,
  unavailable: 503,
  full: 507,
  unreachable: 503,
}

/** The HTTP status of each failure (`src/server/operations/README.md`, "Saying no"). */
export function statusOf(failure: Failure): number {
  return failure.kind === 'precondition' ? failure.status : statuses[failure.kind]
}

/** The sub-status of a refusal, where it has one; a locked row is always 2107. */
export function subStatusOf(failure: Failure): SubStatus | undefined {
  if (failure.kind === 'locked') return subStatuses.locked
  if (failure.kind === 'full' && failure.because !== undefined) return subStatuses.overLimit
  return 'subStatus' in failure ? failure.subStatus : undefined
}
