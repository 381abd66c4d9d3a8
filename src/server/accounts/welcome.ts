import { createHash, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Transaction } from '#server/database/database.ts'
import { instantAt } from '#server/stores/instant.ts'
import { failed, type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { hashPassword } from './password.ts'
import { globalRows } from './people-query.ts'
import type { AccountsNeeds } from './standing.ts'

const lifetime = 7 * 24 * 3_600_000
const shortest = 12
const longest = 256

/** Makes a one-time link's secret for a person; only its hash is kept, and an older one no longer works. */
export async function inviteByLink(
  transaction: Transaction,
  person: { readonly id: string; readonly at: string; readonly newId: () => string },
): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await sql`delete from credential where person_id = ${person.id}::uuid and kind = 'welcome'`.execute(
    transaction,
  )
  await insertCredential(transaction, { ...person, kind: 'welcome', secret: digest(token) })
  return token
}

/** Stores a person's password, in place of the one before. */
export async function setPassword(
  transaction: Transaction,
  person: { readonly id: string; readonly at: string; readonly newId: () => string },
  hash: Uint8Array,
): Promise<void> {
  await sql`delete from credential where person_id = ${person.id}::uuid and kind = 'password'`.execute(
    transaction,
  )
  await insertCredential(transaction, { ...person, kind: 'password', secret: hash })
}

/** Uses a one-time link up: sets the password and ends the link, in one transaction. */
export function welcomeWith({ database, now, newId }: AccountsNeeds) {
  return async (token: string, password: string): Promise<Outcome<{ readonly loginName: string }>> => {
    const { length } = [...password]
    if (length < shortest || length > longest)
      return refused('/password', 'http.password-length', { shortest, longest })

    const hash = await hashPassword(password)
    return database.asOwner(async (transaction) => {
      const since = instantAt(now().milliseconds - lifetime).iso
      const { rows } = await sql<{ person_id: string }>`
        delete from credential where kind = 'welcome' and secret = ${digest(token)} and created_at >= ${since}::timestamptz
        returning person_id`.execute(transaction)
      const [person] =
        rows.length === 0 ? [] : await globalRows(transaction, 'Person', [rows[0]?.person_id ?? ''])
      if (!person) return refused('/token', 'http.link-used', {})
      await setPassword(transaction, { id: person.id, at: now().iso, newId }, hash)
      return succeeded({ loginName: String(person.content.loginName ?? '') })
    })
  }
}

async function insertCredential(
  transaction: Transaction,
  row: {
    readonly id: string
    readonly at: string
    readonly newId: () => string
    readonly kind: string
    readonly secret: Uint8Array
  },
): Promise<void> {
  await sql`
    insert into credential (person_id, kind, id, secret, created_at)
    values (${row.id}::uuid, ${row.kind}, ${row.newId()}::uuid, ${row.secret}, ${row.at}::timestamptz)`.execute(
    transaction,
  )
}

function digest(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

function refused(
  pointer: string,
  message: string,
  parameters: Readonly<Record<string, number>>,
): Outcome<never> {
  return failed({
    kind: 'invalid',
    findings: [{ pointer, weight: 'blocks', message, parameters }],
  })
}
