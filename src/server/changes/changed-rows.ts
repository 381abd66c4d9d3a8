import { sql } from 'kysely'
import type { ChangesEvents } from '#generated/operations/streams.ts'
import { registry, type TypeEntry } from '#generated/tables/registry.ts'
import { entryNamed } from '#server/stores/entry-named.ts'
import type { Opened } from '#server/stores/opened.ts'
import { seenRows } from '#server/stores/search/seen-rows.ts'
import type { Actor } from '#shared/permissions/actor.ts'
import { permits } from '#shared/permissions/permits.ts'

/** A part of the feed: what the asker may be told of it, and where it ends. */
export type FeedPart = {
  readonly changes: readonly { readonly number: number; readonly says: ChangesEvents['changed'] }[]
  readonly end: number
}

type FeedRow = {
  readonly number: string
  readonly type: string
  readonly resource_id: string
  readonly version_id: string
}

const mostAtOnce = 500

/** The types whose rows the actor may read. */
function readableTypes({ granted }: Actor): readonly TypeEntry[] {
  return Object.values(registry).filter(
    ({ type, scope }) => scope === 'practice' && permits(granted, `${type}:Read`),
  )
}

/**
 * Reads the changed rows after one number and up to another. What the actor may not see now, by his permissions, the row policies
 * and the rules of lists, is left out, whatever he saw before.
 */
export async function changedRows(
  opened: Opened,
  { after, last }: { readonly after: number; readonly last: number },
): Promise<FeedPart> {
  const types = readableTypes(opened.actor)
  const { rows } = await sql<FeedRow>`
    select number, type, resource_id, version_id from outbox
    where practice_id = ${opened.actor.practiceId}::uuid and number > ${after}::bigint and number <= ${last}::bigint
      and type = any (${types.map(({ type }) => type)}::text[])
    order by number limit ${mostAtOnce}`.execute(opened.transaction)
  const seen = await seenOf(opened, types, rows)
  const changes = rows.flatMap(({ number, type, resource_id: id, version_id: versionId }) => {
    const row = seen.get(id)
    if (!row) return []
    return [{ number: Number(number), says: { type, id, versionId, ...(row.isDeleted && deleted) } }]
  })
  const end = rows.length < mostAtOnce ? last : Number(rows.at(-1)?.number ?? last)
  return { changes, end }
}

const deleted = { isDeleted: true } as const

async function seenOf(
  opened: Opened,
  types: readonly TypeEntry[],
  rows: readonly FeedRow[],
): Promise<ReadonlyMap<string, { readonly isDeleted: boolean }>> {
  const byType = Map.groupBy(rows, ({ type }) => type)
  const found = await Promise.all(
    types.map(async (entry) => {
      const ids = byType.get(entry.type)?.map(({ resource_id }) => resource_id) ?? []
      return ids.length === 0 ? [] : [...(await seenRows(opened, entry, [...new Set(ids)]))]
    }),
  )
  return new Map(found.flat())
}

/** The patients of the asker's own caseload, as one word: when it is another, rows have come into or out of his reach. */
export async function caseloadOf({ transaction, actor }: Opened): Promise<string> {
  const { rows } = await sql<{ caseload: string }>`
    select coalesce(md5(string_agg(mine.patient_id::text, ',' order by mine.patient_id)), '') as caseload
    from (select distinct t.patient_id from patient_team t
      where t.practice_id = ${actor.practiceId}::uuid and t.profile_id = any (${actor.profiles}::uuid[])
        and (t.valid_from is null or t.valid_from <= now()) and (t.valid_until is null or t.valid_until > now())
        and (t.reason = 'confidential' or t.patient_id not in (select c.patient_id from confidential_patient c
          where c.practice_id = ${actor.practiceId}::uuid))) as mine`.execute(transaction)
  return rows[0]?.caseload ?? ''
}

/** Whether rows of a type say who reaches whom. */
export function movesReach(type: string): boolean {
  const entry = entryNamed(type)
  return entry?.team !== undefined || entry?.confidential !== undefined
}
