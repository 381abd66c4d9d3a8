import { sql } from 'kysely'
import type { Transaction } from '#server/database/database.ts'

/** Ends the sessions of a person, all of them or all but one. */
export async function endSessionsOf(
  transaction: Transaction,
  { personId, at, except }: { readonly personId: string; readonly at: string; readonly except?: string },
): Promise<void> {
  await sql`
    update session set revoked_at = ${at}::timestamptz
    where person_id = ${personId}::uuid and revoked_at is null and id is distinct from ${except ?? null}::uuid`.execute(
    transaction,
  )
}

/** Ends one session of a person; false: this person has none of that id that still lives. */
export async function endSessionOf(
  transaction: Transaction,
  { personId, at, id }: { readonly personId: string; readonly at: string; readonly id: string },
): Promise<boolean> {
  const { rows } = await sql`
    update session set revoked_at = ${at}::timestamptz
    where person_id = ${personId}::uuid and revoked_at is null and id = ${id}::uuid
    returning id`.execute(transaction)
  return rows.length > 0
}

/** A sign-in as its row tells it. */
export type SessionRow = {
  readonly id: string
  readonly created_at: string
  readonly last_seen_at: string
  readonly user_agent: string | null
  readonly address: string | null
}

/** The sessions of a person that live, the one used last first. */
export async function sessionsOf(
  transaction: Transaction,
  { personId, at, seenSince }: { readonly personId: string; readonly at: string; readonly seenSince: string },
): Promise<readonly SessionRow[]> {
  const { rows } = await sql<SessionRow>`
    select id, created_at, last_seen_at, user_agent, host(address) as address from session
    where person_id = ${personId}::uuid and revoked_at is null
      and expires_at > ${at}::timestamptz and last_seen_at > ${seenSince}::timestamptz
    order by last_seen_at desc, id limit 100`.execute(transaction)
  return rows
}
