import { type RawBuilder, sql } from 'kysely'
import { labelSources } from '#generated/permissions/labels.ts'
import type { TypeEntry } from '#generated/tables/registry.ts'
import type { Opened } from '#server/stores/opened.ts'
import type { Search } from '#server/stores/store.ts'
import { isActing } from '#shared/permissions/acting.ts'
import { hasFlag } from '#shared/permissions/granted.ts'

/**
 * By reach, a search that filters or sorts by private parts of rows (`schemas/permissions/labels.json`, "parts") finds those alone that the
 * asker owns, so that neither a hit nor a place in the order tells what a part says. Begins with `and`, speaks of the
 * row as `r`, and is empty for all other searches.
 */
export function privatePartsOnly({ actor }: Opened, entry: TypeEntry, search: Search): RawBuilder<unknown> {
  const rule = labelSources.parts.find(({ type }) => type === entry.type)
  if (!rule || hasFlag(actor.granted, rule.flag)) return sql``
  const asked = [search.orderBy ?? entry.sort.field, ...(search.filters ?? []).map(({ field }) => field)]
  const touches = asked.some(
    (field) => field === 'display' || rule.hidden.includes(field.split('.')[0] ?? ''),
  )
  const kinds = rule.where[entry.promoted.kind ?? '']
  if (!touches || !kinds) return sql``
  return sql` and (r.kind <> all (${kinds}::text[]) or r.owner_id = any (${isActing(actor) ? [] : [...actor.profiles, ...(actor.sharedBy ?? [])]}::uuid[]))`
}
