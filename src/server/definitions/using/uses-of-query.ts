import { sql } from 'kysely'
import { registry } from '#generated/tables/registry.ts'
import type { ResourceType } from '#generated/types/resources.ts'
import type { DefinitionType } from '#server/definitions/definition/definition-types.ts'
import type { Context } from '#server/operations/handler.ts'
import { isResourceType } from '#server/stores/entry-named.ts'
import { maskOf } from '#server/stores/mask-of.ts'
import { rowsSeen } from '#server/stores/reach/rows-seen.ts'
import { placesReferringTo } from '#server/stores/references/referrer.ts'
import { hasFlag } from '#shared/permissions/granted.ts'
import { permits } from '#shared/permissions/permits.ts'

/** How many rows of a type name a definition; `drafts` only of notes, `rows` the ids of some, only of types that are the practice's own. */
export type Use = {
  readonly type: ResourceType
  readonly definition: string
  readonly count: number
  readonly drafts: number
  readonly rows: readonly string[]
}

/** Counted up to so many, and one more says that there are more. */
const countedUpTo = 10_001
const someRows = 20

type Found = {
  readonly type: string
  readonly definition: string
  readonly count: string
  readonly drafts: string
  readonly rows: readonly string[] | null
}

/** What uses definitions of a type, counted as far as the actor finds it in lists; of types that the actor may not read nothing is said. */
export async function usesOf(
  { transaction, actor }: Context,
  type: DefinitionType,
  ids: readonly string[],
): Promise<readonly Use[]> {
  const places = placesReferringTo(registry[type]).filter(({ type: referring, path }) => {
    const mask = maskOf(registry[referring], path)
    return permits(actor.granted, `${referring}:Read`) && (mask === undefined || hasFlag(actor.granted, mask))
  })
  const paths = Map.groupBy(places, (place) => place.type)
  if (paths.size === 0 || ids.length === 0) return []

  const counts = [...paths].map(([referring, all]) => {
    const entry = registry[referring]
    const tokens = ids.flatMap((id) => all.map(({ path }) => `${path}=${id}`))
    const isOwn = entry.partition === 'practice' && entry.ownerField === undefined
    return sql`select ${referring}::text as type, seen.definition, count(*) as count,
        count(*) filter (where ${referring === 'Note'} and seen.status = 'Draft') as drafts,
        ${isOwn ? sql`(array_agg(seen.id::text order by seen.id))[1:${sql.lit(someRows)}]` : sql`null::text[]`} as rows
      from (select distinct r.id, r.status, split_part(t.token, '=', 2) as definition
        from token t join resource r on r.practice_id = t.practice_id and r.id = t.resource_id
        where t.practice_id = ${actor.practiceId}::uuid and t.type = ${referring}
          and t.token = any (${tokens}::text[]) and not r.is_deleted and ${rowsSeen({ actor }, entry)}
        limit ${countedUpTo}) as seen
      group by seen.definition`
  })
  const { rows } = await sql<Found>`
    select * from (${sql.join(counts, sql` union all `)}) as counted order by type, definition`.execute(
    transaction,
  )
  return rows.flatMap((row) => (isResourceType(row.type) ? [toldUse(row, row.type)] : []))
}

function toldUse({ definition, count, drafts, rows }: Found, type: ResourceType): Use {
  return { type, definition, count: Number(count), drafts: Number(drafts), rows: rows ?? [] }
}
