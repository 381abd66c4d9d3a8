import type { AccountsNeeds } from '#server/accounts/people/standing.ts'
import type { Transaction } from '#server/database/database.ts'
import { failed, type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { countGuess, forgiveGuess, type Guess } from './guess.ts'
import { isPassword } from './hash-password.ts'
import { inLine } from './in-line.ts'

/** Whose password it should be; without a hash the guess is wrong, and takes as long. */
type Sought = { readonly guess: Guess; readonly hash: Uint8Array | undefined }

/**
 * The only place where a password is judged: its turn in the line, then the count, in a transaction of its own that ends
 * before the hashing, then the hash. `busy` when the line is full or after too many tries.
 */
export function judgePassword<Found extends Sought>(
  { database, now }: AccountsNeeds,
  password: string,
  find: (transaction: Transaction) => Promise<Found>,
): Promise<Outcome<Found & { readonly isRight: boolean }>> {
  return inLine(async () => {
    const at = now()
    const { found, wait } = await database.asOwner(async (transaction) => {
      const sought = await find(transaction)
      return { found: sought, wait: await countGuess(transaction, sought.guess, at) }
    })
    if (wait > 0) return failed({ kind: 'busy', retryAfterMilliseconds: wait })

    const isRight = await isPassword(password, found.hash)
    if (isRight) await database.asOwner((transaction) => forgiveGuess(transaction, found.guess, at))
    return succeeded({ ...found, isRight })
  })
}
