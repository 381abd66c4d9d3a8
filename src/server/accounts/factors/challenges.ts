import { createHash, randomBytes } from 'node:crypto'
import {
  insertCredential,
  removeOldCredentials,
  spendSecret,
} from '#server/accounts/people/credential-rows-query.ts'
import type { AccountsNeeds } from '#server/accounts/people/standing.ts'
import type { Transaction } from '#server/database/database.ts'
import { type Instant, instantAt } from '#server/stores/instant.ts'
import { canonicalJson } from '#shared/notes/canonical-json.ts'

const life = 5 * 60_000
const mostAtOnce = 20

/** What a passkey signs: bound to the person and to the one thing that is done with it, by a number that nobody else knows. */
type Challenge = { readonly personId: string; readonly about: string; readonly nonce: string }

/** Makes a challenge that can be answered once, within five minutes. */
export async function issueChallenge(
  transaction: Transaction,
  { now, newId }: Pick<AccountsNeeds, 'now' | 'newId'>,
  { personId, about }: Omit<Challenge, 'nonce'>,
): Promise<{ readonly nonce: string; readonly challenge: Uint8Array<ArrayBuffer> }> {
  const nonce = randomBytes(32).toString('base64url')
  const challenge = challengeOf({ personId, about, nonce })
  const at = now()
  await removeOldCredentials(transaction, personId, {
    kind: 'challenge',
    before: oldest(at),
    most: mostAtOnce - 1,
  })
  await insertCredential(transaction, {
    id: personId,
    at: at.iso,
    newId,
    kind: 'challenge',
    secret: challenge,
  })
  return { nonce, challenge }
}

/** Uses a challenge up and answers it as a browser names it; undefined: it was made for something else or somebody else, was used, or is too old. */
export async function takeChallenge(
  transaction: Transaction,
  now: Instant,
  asked: Challenge,
): Promise<string | undefined> {
  const challenge = challengeOf(asked)
  const isThere = await spendSecret(transaction, asked.personId, {
    kind: 'challenge',
    secret: challenge,
    since: oldest(now),
  })
  return isThere ? Buffer.from(challenge).toString('base64url') : undefined
}

function challengeOf({ personId, about, nonce }: Challenge): Uint8Array<ArrayBuffer> {
  return new Uint8Array(createHash('sha256').update(canonicalJson({ personId, about, nonce })).digest())
}

function oldest({ milliseconds }: Instant): string {
  return instantAt(milliseconds - life).iso
}
