import type { TypeEntry } from '#generated/tables/registry.ts'
import type { Filter } from '#generated/types/filter.ts'
import type { Json } from '#generated/types/json.ts'
import type { Opened } from '#server/stores/opened.ts'
import { findTargets } from '#server/stores/references/find-displays.ts'
import { isOfPatient } from '#server/stores/references/veiled.ts'
import { isArray } from '#shared/patch/patch-operation.ts'

const nobody = '00000000-0000-0000-0000-000000000000'
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

/**
 * The filters with nobody in the place of patients whom the actor may not see, where a row concerns several people and its
 * policies do not know whom: whoever kept an id does not learn from a search where that patient goes.
 */
export async function seenFilters(
  opened: Opened,
  entry: TypeEntry,
  filters: readonly Filter[],
): Promise<readonly Filter[]> {
  if (entry.patientField !== undefined && !entry.patientField.includes('.')) return filters
  const wanted = filters.flatMap((filter) => namedIn(entry, filter))
  if (wanted.length === 0) return filters

  const seen = await findTargets(opened, wanted)
  const shownId = (value: Json): Json =>
    typeof value === 'string' && uuid.test(value) && !seen.has(value) ? nobody : value
  return filters.map((filter) => {
    const { value } = filter
    if (value === undefined || namedIn(entry, filter).length === 0) return filter
    return { ...filter, value: isArray(value) ? value.map(shownId) : shownId(value) }
  })
}

/** The ids of patients, and of what belongs to them, that a filter names. */
function namedIn({ references }: TypeEntry, { field, value }: Filter) {
  const rule = references.find(({ path }) => path === field)
  const target = rule?.targets.find((resourceType) => isOfPatient({ resourceType }))
  if (target === undefined) return []
  const values: readonly unknown[] = Array.isArray(value) ? value : [value]
  return values.flatMap((id) =>
    typeof id === 'string' && uuid.test(id) ? [{ id, resourceType: target }] : [],
  )
}
