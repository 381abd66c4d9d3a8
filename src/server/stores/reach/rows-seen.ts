import { type RawBuilder, sql } from 'kysely'
import type { TypeEntry } from '#generated/tables/registry.ts'
import type { Opened } from '#server/stores/opened.ts'
import { ownIds } from '#shared/permissions/acting.ts'
import { hasFlag } from '#shared/permissions/granted.ts'
import { circleOf } from './circle-of.ts'
import { hasPersonalRows, isOwnersAlone } from './has-personal-rows.ts'

/** The reach of lists and counts: the rows of a type in the actor's practice that stand in them, beside what the row policies know. Speaks of the row as `r`. */
export function rowsSeen(opened: Pick<Opened, 'actor'>, entry: TypeEntry): RawBuilder<unknown> {
  const { actor } = opened
  const own = ownIds(actor)
  const seesAll = entry.type === 'SecurityToken' && hasFlag(actor.granted, 'SecurityTokenManagement')
  const ownership =
    isOwnersAlone(entry) && !seesAll ? sql` and r.partition_key = any (${own}::text[])` : sql``
  const privacy = hasPersonalRows(entry)
    ? sql` and (r.owner_id = any (${own}::uuid[]) or r.id not in (select t.resource_id from token t
        where t.practice_id = ${actor.practiceId}::uuid and t.type = ${entry.type} and t.token = 'visibility=Personal'))`
    : sql``
  return sql`r.practice_id = ${actor.practiceId}::uuid and r.type = ${entry.type}${ownership}${privacy}${circleOf(opened, entry)}`
}
