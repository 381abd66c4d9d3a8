import { DatabaseInterrupted } from '#server/database/database-refusal.ts'
import type { Failure } from '#shared/outcome/outcome.ts'

/** Lock not granted in time, deadlock, serialisation: worth another try. */
const passing = ['55P03', '40P01', '40001', '57014']

/** What a throw of the database means for the asker; undefined: a bug. */
export function failureOfThrow(error: unknown): Failure | undefined {
  if (error instanceof DatabaseInterrupted) return { kind: 'unavailable', because: 'http.interrupted' }
  const code = (error as { readonly code?: unknown } | undefined)?.code
  if (typeof code === 'string' && passing.includes(code)) return { kind: 'busy', retryAfterMilliseconds: 200 }
  if (code === '22P05' || code === '22021') return { kind: 'malformed', what: 'http.bad-character' }
  return undefined
}
