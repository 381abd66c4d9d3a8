import { createHash, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import {
  type CredentialOf,
  insertCredential,
  removeCredentials,
} from '#server/accounts/people/credential-rows-query.ts'
import type { Transaction } from '#server/database/database.ts'
import { type Instant, instantAt } from '#server/stores/instant.ts'
import { linkDays } from '#shared/passwords/password-characters.ts'

/** Makes the secret of a one-time link to a password for a person; only its hash is kept, and an older one no longer works. */
export async function inviteByLink(transaction: Transaction, person: CredentialOf): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await removeCredentials(transaction, person.id, ['welcome'])
  await insertCredential(transaction, { ...person, kind: 'welcome', secret: digest(token) })
  return token
}

/** The page of a one-time link. The secret stands in the fragment, which no server, proxy or log gets to see. */
export function linkOf(token: string): string {
  return `/welcome#token=${token}`
}

/** Stores a person's password, in place of the one before. */
export async function setPassword(
  transaction: Transaction,
  person: CredentialOf,
  hash: Uint8Array,
): Promise<void> {
  await removeCredentials(transaction, person.id, ['password'])
  await insertCredential(transaction, { ...person, kind: 'password', secret: hash })
}

/** The person of a link that still works. */
export async function personOfLink(
  transaction: Transaction,
  token: string,
  now: Instant,
): Promise<string | undefined> {
  const { rows } = await sql<{ person_id: string }>`
    select person_id from credential
    where kind = 'welcome' and secret = ${digest(token)} and created_at >= ${oldest(now)}::timestamptz`.execute(
    transaction,
  )
  return rows[0]?.person_id
}

/** Uses a link up; false: somebody else was quicker. */
export async function useLinkUp(transaction: Transaction, token: string, now: Instant): Promise<boolean> {
  const { rows } = await sql`
    delete from credential
    where kind = 'welcome' and secret = ${digest(token)} and created_at >= ${oldest(now)}::timestamptz
    returning person_id`.execute(transaction)
  return rows.length > 0
}

function oldest({ milliseconds }: Instant): string {
  return instantAt(milliseconds - linkDays * 24 * 3_600_000).iso
}

function digest(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
