import { ReadingEnded } from '#server/database/database-refusal.ts'
import { type Trouble, troubleOf } from '#server/database/trouble.ts'
import type { Failure } from '#shared/outcome/outcome.ts'
import { blocking } from '#shared/outcome/refuse.ts'
import { membersOf } from '#shared/patch/members-of.ts'

/** What the database's troubles mean for the asker; each of them may be tried again. */
const failures: { readonly [Each in Trouble]: Failure } = {
  away: { kind: 'unavailable', because: 'http.interrupted' },
  full: { kind: 'full' },
  busy: { kind: 'busy', retryAfterMilliseconds: 200 },
}

/** What a throw means for the asker: the one place where failures of the database become refusals. Undefined: a bug. */
export function failureOfThrow(error: unknown): Failure | undefined {
  if (error instanceof ReadingEnded) return endedEarly(error)
  const trouble = troubleOf(error)
  if (trouble) return failures[trouble]
  const code = membersOf(error).code
  if (code === '22P05' || code === '22021') return { kind: 'malformed', what: 'http.bad-character' }
  return undefined
}

/** Who asks too much is told so; who only kept others waiting may ask again. */
function endedEarly({ because }: ReadingEnded): Failure {
  if (because === 'othersWait') return { kind: 'busy', retryAfterMilliseconds: 2_000 }
  return { kind: 'invalid', findings: [blocking('', 'http.too-long-reading')] }
}
