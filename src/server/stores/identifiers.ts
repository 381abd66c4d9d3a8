import type { TypeEntry } from '#generated/tables/registry.ts'
import { type Document, isDocument, valueAt, valuesAt } from './document.ts'
import { fold } from './fold.ts'
import type { Difference, IdentifierRow } from './write-query.ts'

/** What must be unique within practice and type: the identifiers, and the fields that the type declares unique. A deleted row gives them free. */
export function identifiersOf(entry: TypeEntry, document: Document): readonly IdentifierRow[] {
  if (valueAt(document, 'meta.isDeleted') === true) return []
  const named = valuesAt(document, 'identifiers').flatMap((identifier) =>
    isDocument(identifier) && typeof identifier.system === 'string' && typeof identifier.value === 'string'
      ? [{ system: identifier.system, value: identifier.value }]
      : [],
  )
  const declared = entry.unique.flatMap((paths) => {
    const values = paths.map((path) => valueAt(document, path))
    const isWhole = values.every((value) => value !== undefined && value !== null && value !== '')
    return isWhole
      ? [{ system: uniqueSystem(paths), value: values.map((value) => fold(String(value))).join(' | ') }]
      : []
  })
  return [...new Map([...named, ...declared].map((each) => [keyOf(each), each])).values()]
}

/** The system under which a declared uniqueness stands among the identifiers. */
export function uniqueSystem(paths: readonly string[]): string {
  return `unique:${paths.join(',')}`
}

/** What must be added and taken away to come from one list to the other. */
export function difference<Item>(
  before: readonly Item[],
  after: readonly Item[],
  nameOf: (item: Item) => string = String,
): Difference<Item> {
  const old = new Set(before.map(nameOf))
  const next = new Set(after.map(nameOf))
  return {
    added: after.filter((item) => !old.has(nameOf(item))),
    removed: before.filter((item) => !next.has(nameOf(item))),
  }
}

/** The difference of two lists of identifiers. */
export function identifierDifference(
  before: readonly IdentifierRow[],
  after: readonly IdentifierRow[],
): Difference<IdentifierRow> {
  return difference(before, after, keyOf)
}

function keyOf({ system, value }: IdentifierRow): string {
  return `${system}\n${value}`
}
