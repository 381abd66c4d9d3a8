import { type RawBuilder, sql } from 'kysely'
import type { Context } from '#server/operations/handler.ts'

/** An access that was forced, as the trail has it, with its verdict. */
export type AccessRow = {
  readonly id: string
  readonly at: string
  readonly profileId: string
  readonly patientId: string
  readonly reason: string
  readonly text: string | null
  readonly isConfidential: boolean
  readonly verdict: string | null
  readonly remark: string | null
  readonly reviewerId: string | null
  readonly reviewedAt: string | null
}

/** Which of them: of some patients, those that wait for a verdict, or the one of an event. */
export type AccessesAsked = {
  readonly patients?: readonly string[] | undefined
  readonly open?: boolean | undefined
  readonly event?: string
}

const most = 200

/** Forced accesses in the trail, the newest first, as far as the row policies let the asker read it. */
export async function forcedAccessRows(
  { transaction, actor }: Context,
  { patients, open, event }: AccessesAsked,
): Promise<readonly AccessRow[]> {
  const { rows } = await sql<AccessRow>`
    select e.id, e.at, e.profile_id as "profileId", e.patient_id as "patientId", e.reason, e.detail ->> 'text' as text,
      coalesce(e.detail ->> 'isConfidential' = 'true', false) as "isConfidential", v.verdict, v.text as remark,
      v.reviewer_id as "reviewerId", v.at as "reviewedAt"
    from audit_event e
    left join access_review v on v.practice_id = e.practice_id and v.event_id = e.id
    where e.practice_id = ${actor.practiceId}::uuid and e.patient_id is not null and e.profile_id is not null
      and (${ofKind('break-glass')} or ${ofKind('token-extend')}) and e.outcome = 'Success' and e.reason is not null
      and e.detail ->> 'operation' = 'securityToken.breakGlass' and e.detail ->> 'isForced' = 'true'
      ${patients === undefined ? sql`` : sql`and e.patient_id = any (${patients}::uuid[])`}
      ${event === undefined ? sql`` : sql`and e.id = ${event}::uuid`}
      ${open === true ? sql`and v.event_id is null` : sql``}
    order by e.at desc, e.id desc limit ${sql.lit(most)}`.execute(transaction)
  return rows
}

/** Events that the trail calls like this: a range of the index of kinds. */
function ofKind(event: string): RawBuilder<unknown> {
  return sql`(e.kind >= ${`${event}|`} and e.kind < ${`${event}}`})`
}

/** Keeps a verdict; false when the event has one. */
export async function addVerdict(
  { transaction, actor, now }: Context,
  event: string,
  { verdict, text }: { readonly verdict: string; readonly text: string | null },
): Promise<boolean> {
  const { rows } = await sql`
    insert into access_review (practice_id, event_id, verdict, text, reviewer_id, at)
    values (${actor.practiceId}::uuid, ${event}::uuid, ${verdict}, ${text}, ${actor.profile?.id ?? null}::uuid,
      ${now.iso}::timestamptz)
    on conflict (practice_id, event_id) do nothing returning event_id`.execute(transaction)
  return rows.length > 0
}
