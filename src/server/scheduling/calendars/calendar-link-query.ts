import { sql } from 'kysely'
import type { Transaction } from '#server/database/database.ts'
import { type Instant, instantAt } from '#server/stores/instant.ts'
import type { CalendarToken } from './calendar-token.ts'

const hour = 3_600_000

/** So often one link is read within an hour; calendar programs ask every quarter of an hour at most. */
export const readingsAnHour = 60

/** Whose calendar it is. */
export type CalendarOwner = {
  readonly practiceId: string
  readonly profileId: string
  readonly profileType: string
  readonly personId: string
}

/** A link as its owner may know it. */
export type KnownLink = { readonly madeAt: string; readonly readAt: string | null }

/** Keeps a link in place of the one before, which answers nothing any more. */
export async function keepCalendarLink(
  transaction: Transaction,
  { practiceId, profileId, profileType, personId }: CalendarOwner,
  { hash, now }: { readonly hash: Uint8Array; readonly now: Instant },
): Promise<void> {
  const at = sql`${now.iso}::timestamptz`
  await sql`
    insert into calendar_link (practice_id, profile_id, profile_type, person_id, secret, made_at, read_at, reads, since)
    values (${practiceId}::uuid, ${profileId}::uuid, ${profileType}, ${personId}::uuid, ${hash}, ${at}, null, 0, ${at})
    on conflict (practice_id, profile_id) do update set secret = excluded.secret, profile_type = excluded.profile_type,
      person_id = excluded.person_id, made_at = excluded.made_at, read_at = null`.execute(transaction)
}

/** The link of a profile that its person has made; undefined: there is none. */
export async function calendarLinkOf(
  transaction: Transaction,
  { practiceId, profileId, personId }: CalendarOwner,
): Promise<KnownLink | undefined> {
  const { rows } = await sql<KnownLink>`
    select made_at as "madeAt", read_at as "readAt" from calendar_link
    where practice_id = ${practiceId}::uuid and profile_id = ${profileId}::uuid and person_id = ${personId}::uuid
      and secret is not null`.execute(transaction)
  return rows[0]
}

/** Takes the link of a profile back; false: there was none. */
export async function endCalendarLink(
  transaction: Transaction,
  { practiceId, profileId }: CalendarOwner,
): Promise<boolean> {
  const { rows } = await sql`
    update calendar_link set secret = null
    where practice_id = ${practiceId}::uuid and profile_id = ${profileId}::uuid and secret is not null
    returning profile_id`.execute(transaction)
  return rows.length > 0
}

/** A link that is read: whose it is, in the practice of which key, and the how manyeth reading of its hour this is. */
export type ReadLink = CalendarOwner & {
  readonly practiceKey: string
  readonly reads: number
  readonly since: string
}

/** Counts a reading of the link with this secret, as the owner of the tables: nobody is signed in. Undefined: no such link works. */
export async function readCalendarLink(
  transaction: Transaction,
  { practiceId, profileId, hash }: CalendarToken,
  now: Instant,
): Promise<ReadLink | undefined> {
  const at = sql`${now.iso}::timestamptz`
  const isOver = sql`since <= ${instantAt(now.milliseconds - hour).iso}::timestamptz`
  const { rows } = await sql<ReadLink>`
    update calendar_link set read_at = ${at}, since = case when ${isOver} then ${at} else since end,
      reads = case when ${isOver} then 1 else least(reads + 1, ${readingsAnHour + 1}::integer) end
    from global_resource p
    where practice_id = ${practiceId}::uuid and profile_id = ${profileId}::uuid and secret = ${hash}
      and p.type = 'Practice' and p.id = practice_id and not p.is_deleted
    returning practice_id as "practiceId", profile_id as "profileId", profile_type as "profileType",
      person_id as "personId", p.key as "practiceKey", reads, since`.execute(transaction)
  return rows[0]
}
