import { registry, type TypeEntry } from '#generated/tables/registry.ts'
import type { PlainCall } from '#server/operations/plain-handler.ts'
import { changeAt, isReference, type StoredDocument, valuesAt } from '#server/stores/document.ts'
import { isResourceType } from '#server/stores/entry-named.ts'
import { openRows } from '#server/stores/opening/open-stores.ts'
import { masked } from '#server/stores/references/masked.ts'
import { expansionBatch } from '#shared/limits/limits.ts'
import { type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { refuse } from '#shared/outcome/refuse.ts'
import { has } from '#shared/permissions/granted.ts'

/** The paths behind `?expand=a,b`; a name that the type does not know is malformed. */
export function expansionOf(entry: TypeEntry, names: string | undefined): Outcome<readonly string[]> {
  if (names === undefined || names === '') return succeeded([])
  const paths: string[] = []
  for (const name of names.split(',')) {
    const known = entry.expandable[name]
    if (!known) return unknown(entry, name)
    paths.push(...known)
  }
  return succeeded(paths)
}

/** The documents with the rows that their references name set into `resource`: of types that the actor may read, and visible ones only. */
export async function expanded(
  { context, opened }: PlainCall,
  documents: readonly StoredDocument[],
  paths: readonly string[],
): Promise<readonly StoredDocument[]> {
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
      for (const row of await store.shown(readable)) rows.set(row.id, row)
    }
  }
  return documents.map((document) => embedded(document, paths, rows))
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

function unknown({ type }: TypeEntry, name: string): Outcome<never> {
  return refuse('', 'stores.unknown-expandable', { kind: 'malformed', parameters: { name, type } })
}
