import { reach } from '#client/api/fetch-from-server.ts'
import type { SeenFailure } from '#shared/outcome/seen-failure.ts'

/** Nobody answers: by a failure that was told, or by what is known of the connection. */
export function isSilent(failure?: SeenFailure): boolean {
  return failure ? failure.kind === 'unreachable' : reach() !== 'reached'
}
