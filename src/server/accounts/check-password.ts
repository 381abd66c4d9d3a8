import type { Transaction } from '#server/database/database.ts'
import type { Instant } from '#server/stores/instant.ts'
import { failed, type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import type { Actor } from '#shared/permissions/actor.ts'
import { Attempts } from './attempts.ts'
import { isPassword } from './password.ts'
import { passwordOf } from './people-query.ts'

/** Five wrong answers to what binds a person lock for as long (domain/workflows.md §8.1). */
const lock = 15 * 60_000

/**
 * The credential that an act demands anew (SIG-3): read under the person's own row policy, in the act's own transaction.
 * A wrong one is `forbidden` with 2103; after five the person waits.
 */
export function passwordCheck(
  now: () => Instant,
): (transaction: Transaction, actor: Actor, password: string) => Promise<Outcome<void>> {
  const attempts = new Attempts(lock)
  return async (transaction, { personId }, password) => {
    if (personId === null) return failed({ kind: 'forbidden', permission: 'credential', subStatus: 2103 })
    const { milliseconds } = now()
    const wait = attempts.waitOf(personId, milliseconds)
    if (wait > 0) return failed({ kind: 'busy', retryAfterMilliseconds: wait })
    if (await isPassword(password, await passwordOf(transaction, personId))) {
      attempts.succeeded(personId)
      return succeeded(undefined)
    }
    attempts.failed(personId, milliseconds)
    return failed({ kind: 'forbidden', permission: 'credential', subStatus: 2103 })
  }
}
