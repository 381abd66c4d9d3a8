import { sql } from 'kysely'
import type { Session } from '#server/operations/accounts.ts'
import type { Context } from '#server/operations/handler.ts'

/** What the row of a session says of whom its person acts for. */
export type ActingRow = {
  readonly acting_practice_id: string | null
  readonly acting_profile_id: string | null
  readonly acting_until: string | null
}

/** For whom somebody acts in a sign-in, as its row tells it. */
export function actingIn(row: ActingRow): Pick<Session, 'acting'> {
  const { acting_practice_id, acting_profile_id, acting_until } = row
  if (acting_practice_id === null || acting_profile_id === null || acting_until === null) return {}
  const until = Date.parse(acting_until)
  return { acting: { practiceId: acting_practice_id, profileId: acting_profile_id, until } }
}

/** The sign-in of the call acts for this profile of its practice from now on, or for nobody; false: it lives no more, or acted for nobody. */
export async function setActing(
  { transaction, actor, now }: Pick<Context, 'transaction' | 'actor' | 'now'>,
  acting: { readonly profileId: string; readonly until: string } | undefined,
): Promise<boolean> {
  const { rows } = await sql`
    update session set acting_practice_id = ${acting ? actor.practiceId : null}::uuid,
      acting_profile_id = ${acting?.profileId ?? null}::uuid, acting_until = ${acting?.until ?? null}::timestamptz
    where id = ${actor.sessionId ?? null}::uuid and person_id = ${actor.personId}::uuid and revoked_at is null
      and expires_at > ${now.iso}::timestamptz and (${acting !== undefined} or acting_profile_id is not null)
    returning id`.execute(transaction)
  return rows.length > 0
}
