import { sql } from 'kysely'
import type { Context } from '#server/operations/handler.ts'
import { instantAt } from '#server/stores/instant.ts'
import type { SessionRow } from './sessions-query.ts'

/** Sessions of staff as an administrator of the practice is told of them. */
export type StaffSignIns = {
  readonly practitioner: string
  readonly lastSignIn: string | null
  readonly open: number
}

type Asking = Pick<Context, 'transaction' | 'actor' | 'now'> & {
  /** After so many milliseconds without a request a sign-in has ended. */
  readonly idle: number
}

/** When these practitioners signed in last, and how many of their sessions live; the row policy shows those of this practice alone. */
export async function staffSignIns(
  { transaction, actor, now, idle }: Asking,
  practitioners: readonly string[],
): Promise<readonly StaffSignIns[]> {
  const { rows } = await sql<{ practitioner: string; lastSignIn: string | null; open: string }>`
    select r.id as practitioner, max(s.created_at) as "lastSignIn", count(*) filter (where s.revoked_at is null
      and s.expires_at > ${now.iso}::timestamptz and s.last_seen_at > ${seenSince(now, idle)}::timestamptz) as open
    from resource r join session s
      on s.person_id = (r.content #>> '{person,id}')::uuid and s.home_practice_id = r.practice_id
    where r.practice_id = ${actor.practiceId}::uuid and r.type = 'Practitioner' and r.id = any (${practitioners}::uuid[])
    group by r.id`.execute(transaction)
  return rows.map(({ open, ...row }) => ({ ...row, open: Number(open) }))
}

/** The sessions of one person of the staff that live and were begun in this practice, the one used last first. */
export async function staffSessionsOf(
  { transaction, actor, now, idle }: Asking,
  personId: string,
): Promise<readonly SessionRow[]> {
  const { rows } = await sql<SessionRow>`
    select id, created_at, last_seen_at, user_agent, host(address) as address from session
    where person_id = ${personId}::uuid and home_practice_id = ${actor.practiceId}::uuid and revoked_at is null
      and expires_at > ${now.iso}::timestamptz and last_seen_at > ${seenSince(now, idle)}::timestamptz
    order by last_seen_at desc, id limit 100`.execute(transaction)
  return rows
}

/** Ends sessions of one person of the staff that were begun in this practice, one or all, but never the one that asks; answers how many. */
export async function endStaffSessions(
  { transaction, actor, now }: Pick<Context, 'transaction' | 'actor' | 'now'>,
  { personId, session }: { readonly personId: string; readonly session?: string | undefined },
): Promise<number> {
  const { rows } = await sql`
    update session set revoked_at = ${now.iso}::timestamptz
    where person_id = ${personId}::uuid and home_practice_id = ${actor.practiceId}::uuid and revoked_at is null
      and expires_at > ${now.iso}::timestamptz and id is distinct from ${actor.sessionId ?? null}::uuid
      and (${session ?? null}::uuid is null or id = ${session ?? null}::uuid)
    returning id`.execute(transaction)
  return rows.length
}

function seenSince({ milliseconds }: Context['now'], idle: number): string {
  return instantAt(milliseconds - idle).iso
}
