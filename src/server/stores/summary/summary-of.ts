import type { TypeEntry } from '#generated/tables/registry.ts'
import type { StoredDocument } from '#server/stores/document.ts'

const always = ['id', 'resourceType', 'partition', 'display', 'identifiers', 'meta']
const kept = new Map<string, readonly string[]>()

/** What a list screen needs of a document: who it is, and the fields that can be searched or sorted by; not who wrote it. */
export function summaryOf(entry: TypeEntry, document: StoredDocument): StoredDocument {
  const { lastModifiedBy: _editor, createdBy: _author, ...meta } = document.meta
  const { id, resourceType, partition, display } = document
  const short: Record<string, unknown> = {}
  for (const name of summaryNames(entry)) if (document[name] !== undefined) short[name] = document[name]
  return { ...short, id, resourceType, partition, display, meta }
}

/** The members of a type's summary; found once. */
export function summaryNames(entry: TypeEntry): readonly string[] {
  const known = kept.get(entry.type)
  if (known) return known
  const paths = [
    ...entry.searchable.map(({ path }) => path),
    ...entry.texts.map(({ path }) => path),
    ...entry.sortable,
    ...Object.values(entry.promoted),
    ...Object.keys(entry.transitions),
  ]
  // What was read in a file is as long as the file.
  const named = paths.map((path) => path.split('.')[0] ?? path).filter((name) => name !== entry.content?.text)
  const names = [...new Set([...always, ...named])]
  kept.set(entry.type, names)
  return names
}
