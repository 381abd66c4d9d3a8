import { createHash } from 'node:crypto'
import type { Transaction } from '#server/database/database.ts'
import { askerOf } from '#server/operations/trail/asker-of.ts'
import { type Instant, instantAt } from '#server/stores/instant.ts'
import { addTry, type Budget, blockedUntil, forgetTries, lockTries, takeTryBack } from './tries-query.ts'

const minute = 60_000
const day = 24 * 60 * minute

/** Whose password is guessed, and from where. */
export type Guess = {
  /** The name as it was typed; a name that nobody has is counted like any other. */
  readonly account: string
  readonly address?: string | undefined
  /** What binds a person locks for longer (`src/server/accounts/README.md`, "Passwords"): the person whose signature it would be. */
  readonly signer?: string
}

type Tally = { readonly key: Uint8Array; readonly budget: Budget }

/** Five tries for an account from one address, then 2^n seconds up to 15 minutes (`src/server/accounts/README.md`, "Passwords"). */
const together: Budget = { free: 5, window: day, wait: { first: 1_000, longest: 15 * minute } }
const perAccount: Budget = { free: 50, window: day, wait: 'rest' }
const perAddress: Budget = { free: 300, window: 60 * minute, wait: 'rest' }
const perSigner: Budget = { free: 5, window: day, wait: { first: 15 * minute, longest: 15 * minute } }

/**
 * Counts a guess before anybody looks whether it is right, so that guesses at the same moment are counted one by one, in every
 * process and across restarts. Answers the milliseconds to wait; 0: counted, go on and judge it.
 */
export async function countGuess(transaction: Transaction, guess: Guess, now: Instant): Promise<number> {
  const tallies = inOrder(talliesOf(guess))
  const blocked = await waitOf(transaction, tallies, now)
  if (blocked > 0) return blocked
  for (const { key, budget } of tallies)
    if (!(await addTry(transaction, { key, budget, now })))
      return Math.max(1, await waitOf(transaction, tallies, now))
  return 0
}

/** The guess was right: the tries of this account from this address are forgotten, of the wider counts only this one try. */
export async function forgiveGuess(transaction: Transaction, guess: Guess, now: Instant): Promise<void> {
  const tallies = talliesOf(guess)
  const [pair, account, address, signer] = tallies
  const locked = await lockTries(transaction, keysOf(tallies))
  const those = (some: readonly (Tally | undefined)[]) =>
    keysOf(some).filter((key) => locked.some((each) => each.equals(key)))
  await forgetTries(transaction, those([pair, signer]), instantAt(now.milliseconds - day).iso)
  await takeTryBack(transaction, those([account, address]))
}

/** The person has proved otherwise who it is: the account's day begins anew. */
export async function forgetGuesses(transaction: Transaction, account: string, now: Instant): Promise<void> {
  const key = digest('account', folded(account))
  await forgetTries(transaction, [key], instantAt(now.milliseconds - day).iso)
}

/** Both together, the account, the address or its IPv6 network, and the signer where a signature is asked for. */
function talliesOf({ account, address = '', signer }: Guess): readonly Tally[] {
  const name = folded(account)
  const asker = askerOf(address)
  return [
    { key: digest('together', name, asker), budget: together },
    { key: digest('account', name), budget: perAccount },
    { key: digest('address', asker), budget: perAddress },
    ...(signer === undefined ? [] : [{ key: digest('signer', signer), budget: perSigner }]),
  ]
}

async function waitOf(transaction: Transaction, tallies: readonly Tally[], now: Instant): Promise<number> {
  const until = await blockedUntil(transaction, keysOf(tallies), now)
  return until === undefined ? 0 : Date.parse(until) - now.milliseconds
}

/** Counts are locked in the order of their keys, so that two guesses never wait for each other in a circle. */
function inOrder(tallies: readonly Tally[]): readonly Tally[] {
  return tallies.toSorted((one, other) => Buffer.compare(one.key, other.key))
}

function keysOf(tallies: readonly (Tally | undefined)[]): readonly Uint8Array[] {
  return tallies.flatMap((tally) => (tally ? [tally.key] : []))
}

/** Names are looked up folded to lower case, and are counted so. */
function folded(account: string): string {
  return account.toLowerCase()
}

function digest(...parts: readonly string[]): Uint8Array {
  return createHash('sha256').update(JSON.stringify(parts)).digest()
}
