import { countGuess, forgiveGuess, type Guess } from '#server/accounts/passwords/guess.ts'
import type { AccountsNeeds } from '#server/accounts/people/standing.ts'
import { failed, type Outcome, succeeded } from '#shared/outcome/outcome.ts'

/** Judges a short code as a password is: counted before anybody looks, forgiven when it is right; `busy` after too many tries. */
export async function judgeCode(
  { database, now }: Pick<AccountsNeeds, 'database' | 'now'>,
  guess: Guess,
  take: () => Promise<boolean>,
): Promise<Outcome<boolean>> {
  const at = now()
  const wait = await database.asOwner((transaction) => countGuess(transaction, guess, at))
  if (wait > 0) return failed({ kind: 'busy', retryAfterMilliseconds: wait })
  const isRight = await take()
  if (isRight) await database.asOwner((transaction) => forgiveGuess(transaction, guess, at))
  return succeeded(isRight)
}
