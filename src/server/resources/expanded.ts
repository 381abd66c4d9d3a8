import { registry, type TypeEntry } from '#generated/tables/registry.ts'
import { withToday } from '#server/operations/plain-guard.ts'
import type { PlainCall } from '#server/operations/plain-handler.ts'
import { changeAt, isReference, type StoredDocument, valuesAt } from '#server/stores/document.ts'
import { isResourceType } from '#server/stores/entry-named.ts'
import { openRows } from '#server/stores/opening/open-stores.ts'
import { masked } from '#server/stores/references/masked.ts'
import { expansionBatch } from '#shared/limits/limits.ts'
import { type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { refuse } from '#shared/outcome/refuse.ts'
import { has } from '#shared/permissions/granted.ts'

/** The paths behind `?expand=a,b`; a name that the type does not know, or that stands there twice, is malformed. */
export function expansionOf(entry: TypeEntry, names: string | undefined): Outcome<readonly string[]> {
  const asked = names === undefined ? [] : names.split(',')
  const again = asked.find((name, index) => asked.indexOf(name) < index)
  if (again !== undefined) return unknown(entry, again)
  const paths: string[] = []
  for (const name of asked) {
    const known = Object.hasOwn(entry.expandable, name) ? entry.expandable[name] : undefined
    if (!known) return unknown(entry, name)
    paths.push(...known)
  }
  return succeeded(paths)
}

/** Documents with the rows that their references name, and how many rows these are. */
export type Expanded = { readonly documents: readonly StoredDocument[]; readonly populated: number }

/** The documents with the rows that their references name set into `resource`: of types that the actor may read, and visible ones only. */
export async function expanded(
  { context, opened }: PlainCall,
  documents: readonly StoredDocument[],
  paths: readonly string[],
): Promise<Expanded> {
  const references = documents.flatMap((document) =>
    paths.flatMap((path) => valuesAt(document, path).filter(isReference)),
  )
  const rows = new Map<string, StoredDocument>()
  for (const type of new Set(references.map(({ resourceType }) => resourceType).filter(isResourceType))) {
    const entry = registry[type]
    if (!has(context.actor.granted, `${type}:Read`)) continue
    const store = openRows(opened, type)
    const ids = [
      ...new Set(references.filter(({ resourceType }) => resourceType === type).map(({ id }) => id)),
    ]
    for (let start = 0; start < ids.length; start += expansionBatch) {
      const filters = [{ field: 'id', op: 'in' as const, value: ids.slice(start, start + expansionBatch) }]
      const page = await store.search({ filters, pageSize: expansionBatch, deleted: 'included' })
      if (!page.ok) continue
      const readable = page.value.rows.map((row) => masked(context.actor, entry, row))
      for (const row of await withToday(context, type, await store.shown(readable))) rows.set(row.id, row)
    }
  }
  return { documents: documents.map((document) => embedded(document, paths, rows)), populated: rows.size }
}

function embedded(
  document: StoredDocument,
  paths: readonly string[],
  rows: ReadonlyMap<string, StoredDocument>,
): StoredDocument {
  return paths.reduce<StoredDocument>(
    (at, path) =>
      changeAt(at, path, (value) => {
        if (!isReference(value)) return value
        const row = rows.get(value.id)
        return row ? { ...value, resource: row } : value
      }),
    document,
  )
}

const longestName = 60

function unknown({ type }: TypeEntry, name: string): Outcome<never> {
  return refuse('/expand', 'stores.unknown-expandable', {
    kind: 'malformed',
    parameters: { name: name.slice(0, longestName), type },
  })
}
