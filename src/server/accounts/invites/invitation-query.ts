import { sql } from 'kysely'
import type { Transaction } from '#server/database/database.ts'
import { type Instant, instantAt } from '#server/stores/instant.ts'
import type { Actor } from '#shared/permissions/actor.ts'
import type { InviteLink } from './invite-link.ts'

const day = 86_400_000

/** An invitation as its row tells it. */
export type Invitation = {
  readonly profileType: string
  readonly patientId: string | null
  readonly code: Uint8Array | null
  readonly tries: number
  readonly inviterId: string
  readonly inviterProfileId: string | null
  readonly inviterPracticeId: string | null
  readonly expiresAt: string
  readonly personId: string | null
}

/** An invitation that is about to be sent. */
export type NewInvitation = {
  readonly link: InviteLink
  readonly profileType: string
  readonly patientId: string | null
  readonly code: Uint8Array | null
  readonly inviter: Pick<Actor, 'personId' | 'profile' | 'sessionId'>
  readonly sentAt: Instant
  readonly expiresAt: string
}

/** So often one person is invited within a day, and so many people are invited by one. */
export const invitesADay = { toOne: 5, byOne: 100 } as const

/**
 * Keeps an invitation in place of the one before, whose link no longer works. Answers in how many milliseconds the next one may
 * be sent where too many were; then nothing is kept.
 */
export async function keepInvitation(
  transaction: Transaction,
  { link, inviter, sentAt, ...row }: NewInvitation,
): Promise<number | undefined> {
  const { practiceId, profileId, hash } = link
  const dayAgo = instantAt(sentAt.milliseconds - day).iso
  if ((await sentBy(transaction, { practiceId, inviter, dayAgo })) >= invitesADay.byOne) return day / 24
  const isOver = sql`invitation.since <= ${dayAgo}::timestamptz`
  const at = sql`${sentAt.iso}::timestamptz`
  const { rows } = await sql`
    insert into invitation (practice_id, profile_id, profile_type, patient_id, secret, code, tries, inviter_id,
      inviter_profile_id, inviter_practice_id, sent_at, expires_at, sends, since)
    values (${practiceId}::uuid, ${profileId}::uuid, ${row.profileType}, ${row.patientId}::uuid, ${hash}, ${row.code}, 0,
      ${inviter.personId}::uuid, ${inviter.profile?.id ?? null}::uuid,
      (select home_practice_id from session where id = ${inviter.sessionId ?? null}::uuid), ${at},
      ${row.expiresAt}::timestamptz, 1, ${at})
    on conflict (practice_id, profile_id) do update set secret = excluded.secret, code = excluded.code, tries = 0,
      patient_id = excluded.patient_id, inviter_id = excluded.inviter_id, inviter_profile_id = excluded.inviter_profile_id,
      inviter_practice_id = excluded.inviter_practice_id, sent_at = excluded.sent_at, expires_at = excluded.expires_at,
      person_id = null,
      sends = case when ${isOver} then 1 else invitation.sends + 1 end,
      since = case when ${isOver} then ${at} else invitation.since end
    where ${isOver} or invitation.sends < ${invitesADay.toOne}
    returning sends`.execute(transaction)
  return rows.length > 0 ? undefined : waitFor(transaction, link, sentAt)
}

type Sender = {
  readonly practiceId: string
  readonly inviter: NewInvitation['inviter']
  readonly dayAgo: string
}

async function sentBy(transaction: Transaction, { practiceId, inviter, dayAgo }: Sender): Promise<number> {
  const { rows } = await sql<{ sent: string }>`
    select count(*) as sent from invitation
    where practice_id = ${practiceId}::uuid and inviter_id = ${inviter.personId}::uuid
      and sent_at > ${dayAgo}::timestamptz`.execute(transaction)
  return Number(rows[0]?.sent ?? 0)
}

async function waitFor(
  transaction: Transaction,
  { practiceId, profileId }: InviteLink,
  { milliseconds }: Instant,
): Promise<number> {
  const { rows } = await sql<{ since: string }>`
    select since from invitation where practice_id = ${practiceId}::uuid and profile_id = ${profileId}::uuid`.execute(
    transaction,
  )
  return Math.max(1_000, Date.parse(rows[0]?.since ?? '') + day - milliseconds)
}

/** The invitation of a link that still works; undefined: taken back, replaced, over, tried too often, or never made. */
export async function invitationOf(
  transaction: Transaction,
  { practiceId, profileId, hash }: InviteLink,
  now: Instant,
): Promise<Invitation | undefined> {
  const { rows } = await sql<Invitation>`
    select profile_type as "profileType", patient_id as "patientId", code, tries, inviter_id as "inviterId",
      inviter_profile_id as "inviterProfileId", inviter_practice_id as "inviterPracticeId", expires_at as "expiresAt",
      person_id as "personId"
    from invitation
    where practice_id = ${practiceId}::uuid and profile_id = ${profileId}::uuid and secret = ${hash}
      and expires_at > ${now.iso}::timestamptz`.execute(transaction)
  return rows[0]
}

/** Birth date and code can be wrong so often. */
export const triesForProof = 5

/** One try more for what is asked beside the link, counted before it is judged; false: there were too many. */
export async function countProof(
  transaction: Transaction,
  { practiceId, profileId, hash }: InviteLink,
): Promise<boolean> {
  const { rows } = await sql`
    update invitation set tries = tries + 1
    where practice_id = ${practiceId}::uuid and profile_id = ${profileId}::uuid and secret = ${hash}
      and tries < ${triesForProof}
    returning tries`.execute(transaction)
  return rows.length > 0
}

/** What was asked was right: its tries are forgotten. */
export async function forgiveProof(
  transaction: Transaction,
  { practiceId, profileId, hash }: InviteLink,
): Promise<void> {
  await sql`
    update invitation set tries = 0
    where practice_id = ${practiceId}::uuid and profile_id = ${profileId}::uuid and secret = ${hash}`.execute(
    transaction,
  )
}

/** Uses a link up for a person; false: somebody else was quicker, or it no longer works. */
export async function useInvitation(
  transaction: Transaction,
  { practiceId, profileId, hash }: InviteLink,
  { personId, now }: { readonly personId: string; readonly now: Instant },
): Promise<boolean> {
  const { rows } = await sql`
    update invitation set person_id = ${personId}::uuid
    where practice_id = ${practiceId}::uuid and profile_id = ${profileId}::uuid and secret = ${hash}
      and person_id is null and expires_at > ${now.iso}::timestamptz
    returning person_id`.execute(transaction)
  return rows.length > 0
}

/** The link of a profile's invitation no longer works; when it was sent how often stays. */
export async function endInvitation(
  transaction: Transaction,
  practiceId: string,
  profileId: string,
): Promise<void> {
  await sql`
    update invitation set secret = null, code = null
    where practice_id = ${practiceId}::uuid and profile_id = ${profileId}::uuid`.execute(transaction)
}

/** The profiles of a practice whose invitations are past their time and not marked so yet. */
export async function pastInvitations(
  transaction: Transaction,
  practiceId: string,
  now: Instant,
): Promise<readonly { readonly id: string; readonly type: string }[]> {
  const { rows } = await sql<{ id: string; type: string }>`
    select profile_id as id, profile_type as type from invitation
    where practice_id = ${practiceId}::uuid and secret is not null and person_id is null
      and expires_at <= ${now.iso}::timestamptz
    order by profile_id`.execute(transaction)
  return rows
}
