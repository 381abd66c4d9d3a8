import { sql } from 'kysely'
import type { MergeState } from '#generated/enumerations/merge-state.ts'
import { registry } from '#generated/tables/registry.ts'
import type { Context } from '#server/operations/handler.ts'
import { isResourceType } from '#server/stores/entry-named.ts'
import { rowsSeen } from '#server/stores/reach/rows-seen.ts'
import { has } from '#shared/permissions/granted.ts'

/** A merge as its row says it. */
export type MergeRow = {
  readonly id: string
  readonly mergedId: string
  readonly successorId: string
  readonly state: MergeState
  readonly versionBefore: string
  readonly versionAfter: string
  readonly at: string
  readonly until: string
  readonly byId: string | null
  readonly byType: string | null
}

const columns = sql`id, merged_id as "mergedId", successor_id as "successorId", state, version_before as "versionBefore",
  version_after as "versionAfter", at, until, by_id as "byId", by_type as "byType"`

/** The merges into a record, the newest first. */
export async function mergesInto(
  { transaction, actor }: Context,
  successorId: string,
): Promise<readonly MergeRow[]> {
  const { rows } = await sql<MergeRow>`
    select ${columns} from row_merge where practice_id = ${actor.practiceId}::uuid
      and successor_id = ${successorId}::uuid and type = 'Patient' order by at desc, id`.execute(transaction)
  return rows
}

/** Is a merge into this record not undone yet? */
export async function openMergeInto(context: Context, successorId: string): Promise<boolean> {
  return (await mergesInto(context, successorId)).some(({ state }) => state !== 'Separated')
}

/** What a new merge says of itself. */
export type NewMerge = Pick<MergeRow, 'mergedId' | 'successorId' | 'versionBefore' | 'versionAfter' | 'until'>

/** Writes down a merge; false where the record is on its way in or out of another one already. */
export async function insertMerge(
  { transaction, actor, now, newId }: Context,
  { mergedId, successorId, versionBefore, versionAfter, until }: NewMerge,
): Promise<boolean> {
  const by = deciderOf(actor)
  const { rows } = await sql<{ id: string }>`
    insert into row_merge (practice_id, id, type, merged_id, successor_id, state, version_before, version_after, at, until,
      by_id, by_type)
    values (${actor.practiceId}::uuid, ${newId()}::uuid, 'Patient', ${mergedId}::uuid, ${successorId}::uuid, 'Moving',
      ${versionBefore}::bigint, ${versionAfter}::bigint, ${now.iso}::timestamptz, ${until}::timestamptz,
      ${by?.id ?? null}::uuid, ${by?.resourceType ?? null})
    on conflict do nothing returning id`.execute(transaction)
  return rows.length > 0
}

/** Who decides about records: the acting profile, else the person; nobody where a job does. */
export function deciderOf({ profile, personId }: Context['actor']): Decider | undefined {
  return profile ?? (personId === null ? undefined : { id: personId, resourceType: 'Person' })
}

type Decider = { readonly id: string; readonly resourceType: string }

/** Begins to undo a merge whose rows have all been moved; false where somebody else was quicker. */
export async function beginReturn({ transaction, actor }: Context, id: string): Promise<boolean> {
  const { rows } = await sql<{ id: string }>`
    update row_merge set state = 'Returning' where practice_id = ${actor.practiceId}::uuid and id = ${id}::uuid
      and state = 'Merged' returning id`.execute(transaction)
  return rows.length > 0
}

/** How many of these records the actor reaches by standing of his own, whatever tokens he carries. */
export async function reachedForGood(
  { transaction, actor }: Context,
  ids: readonly string[],
): Promise<number> {
  const { practiceId, reach, profiles } = actor
  const { rows } = await sql<{ id: string }>`
    with secret as (select patient_id from confidential_patient where practice_id = ${practiceId}::uuid
        and patient_id = any (${ids}::uuid[]))
    select wanted.id from unnest(${ids}::uuid[]) as wanted (id)
    where (${reach}::text = 'All' and wanted.id not in (select patient_id from secret))
      or (${reach}::text in ('All', 'Limited') and exists (select from patient_team held
        where held.practice_id = ${practiceId}::uuid and held.patient_id = wanted.id
          and held.profile_id = any (${profiles}::uuid[])
          and (held.valid_from is null or held.valid_from <= now())
          and (held.valid_until is null or held.valid_until > now())
          and (held.reason = 'confidential' or wanted.id not in (select patient_id from secret))))`.execute(
    transaction,
  )
  return rows.length
}

/** How many living rows of each type a merge would move, as far as the actor finds them in lists. */
export async function rowsOfPatient(
  { transaction, actor }: Context,
  patientId: string,
): Promise<readonly { readonly type: string; readonly count: number }[]> {
  const own = sql`patient_id = ${patientId}::uuid and id <> ${patientId}::uuid and not is_deleted`
  const { rows: present } = await sql<{ type: string }>`
    select distinct type from resource where practice_id = ${actor.practiceId}::uuid and ${own}`.execute(
    transaction,
  )
  const readable = present.flatMap(({ type }) =>
    isResourceType(type) && has(actor.granted, `${type}:Read`) ? [registry[type]] : [],
  )
  if (readable.length === 0) return []
  const counts = readable.map(
    (entry) => sql`select ${entry.type}::text as type, count(*) as count from resource r
      where ${rowsSeen({ actor }, entry)} and ${own}`,
  )
  const { rows } = await sql<{ type: string; count: string }>`
    select type, count from (${sql.join(counts, sql` union all `)}) as counted where count > 0 order by type`.execute(
    transaction,
  )
  return rows.map(({ type, count }) => ({ type, count: Number(count) }))
}
