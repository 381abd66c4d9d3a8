import { sql } from 'kysely'
import type { Transaction } from '#server/database/database.ts'

/** Whose credential is written, when, and how its id is made. */
export type CredentialOf = { readonly id: string; readonly at: string; readonly newId: () => string }

/** What people prove with who they are. `totpBegun`: an app whose first code has not come yet; `challenge`: what a passkey is to answer; `batch`: that a word stands for one more of what is signed together. */
export type CredentialKind =
  | 'password'
  | 'welcome'
  | 'totp'
  | 'totpBegun'
  | 'passkey'
  | 'recovery'
  | 'challenge'
  | 'batch'

/** A credential as it is stored. */
export type CredentialRow = {
  readonly id: string
  readonly kind: CredentialKind
  readonly secret: Uint8Array
  readonly created_at: string
  readonly last_used_at: string | null
}

/** Keeps a credential. */
export async function insertCredential(
  transaction: Transaction,
  row: CredentialOf & { readonly kind: CredentialKind; readonly secret: Uint8Array },
): Promise<void> {
  await sql`
    insert into credential (person_id, kind, id, secret, created_at)
    values (${row.id}::uuid, ${row.kind}, ${row.newId()}::uuid, ${row.secret}, ${row.at}::timestamptz)`.execute(
    transaction,
  )
}

/** Removes all credentials of these kinds of a person. */
export async function removeCredentials(
  transaction: Transaction,
  personId: string,
  kinds: readonly CredentialKind[],
): Promise<void> {
  await sql`
    delete from credential where person_id = ${personId}::uuid and kind = any (${kinds}::text[])`.execute(
    transaction,
  )
}

/** The credentials of these kinds, the oldest first; `update` when they are about to be used, which is done one after the other. */
export async function credentialRows(
  transaction: Transaction,
  personId: string,
  { kinds, lock }: { readonly kinds: readonly CredentialKind[]; readonly lock?: 'update' },
): Promise<readonly CredentialRow[]> {
  const locking = lock ? sql`for update` : sql``
  const { rows } = await sql<CredentialRow>`
    select id, kind, secret, created_at, last_used_at from credential
    where person_id = ${personId}::uuid and kind = any (${kinds}::text[])
    order by created_at, id ${locking}`.execute(transaction)
  return rows
}

/** A credential was used: what is kept of it from now on, and when that was. */
export async function markUsed(
  transaction: Transaction,
  personId: string,
  { id, secret, at }: { readonly id: string; readonly secret: Uint8Array; readonly at: string },
): Promise<void> {
  await sql`
    update credential set secret = ${secret}, last_used_at = ${at}::timestamptz
    where person_id = ${personId}::uuid and id = ${id}::uuid`.execute(transaction)
}

/** Removes one credential of these kinds by its id; false: there is none. */
export async function removeCredential(
  transaction: Transaction,
  personId: string,
  { id, kinds }: { readonly id: string; readonly kinds: readonly CredentialKind[] },
): Promise<boolean> {
  const { rows } = await sql`
    delete from credential
    where person_id = ${personId}::uuid and id = ${id}::uuid and kind = any (${kinds}::text[])
    returning id`.execute(transaction)
  return rows.length > 0
}

/** Uses a secret up that stands there as it is; false: it is not there, or was used, or is older than `since`. */
export async function spendSecret(
  transaction: Transaction,
  personId: string,
  spent: { readonly kind: CredentialKind; readonly secret: Uint8Array; readonly since?: string },
): Promise<boolean> {
  const { kind, secret, since = '-infinity' } = spent
  const { rows } = await sql`
    delete from credential
    where person_id = ${personId}::uuid and kind = ${kind} and secret = ${secret}
      and created_at >= ${since}::timestamptz
    returning id`.execute(transaction)
  return rows.length > 0
}

/** Removes what is older than `before` of a kind, and of the rest all but the newest few. */
export async function removeOldCredentials(
  transaction: Transaction,
  personId: string,
  { kind, before, most }: { readonly kind: CredentialKind; readonly before: string; readonly most: number },
): Promise<void> {
  await sql`
    delete from credential
    where person_id = ${personId}::uuid and kind = ${kind} and (created_at < ${before}::timestamptz or id in (
      select id from credential where person_id = ${personId}::uuid and kind = ${kind}
      order by created_at desc, id offset ${most}::integer))`.execute(transaction)
}
