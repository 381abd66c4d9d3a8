import type { TypeEntry } from '#generated/tables/registry.ts'
import { type Document, isDocument, valueAt, valuesAt } from '#server/stores/document.ts'
import { isSocialSecurity } from '#server/stores/mask-of.ts'
import { fold } from '#shared/words/fold.ts'
import type { Difference, IdentifierRow } from './insert-row-query.ts'

/**
 * What of a row must be unique within practice and type: the identifiers, and the fields that the type declares unique. A deleted row gives
 * them free. A social security number is not among them: a refusal would tell everybody who writes that it is there.
 */
export function identifiersOf(entry: TypeEntry, document: Document): readonly IdentifierRow[] {
  if (valueAt(document, 'meta.isDeleted') === true) return []
  const named = valuesAt(document, 'identifiers').flatMap((identifier) =>
    isDocument(identifier) &&
    !isSocialSecurity(identifier) &&
    typeof identifier.system === 'string' &&
    typeof identifier.value === 'string'
      ? [{ system: identifier.system, value: identifier.value }]
      : [],
  )
  const declared = entry.unique.flatMap((paths) => {
    const value = uniqueValue(paths, document)
    return value === undefined ? [] : [{ system: uniqueSystem(paths), value }]
  })
  return [...new Map([...named, ...declared].map((each) => [keyOf(each), each])).values()]
}

/** The texts of the fields together; a reference counts by its id, a coded value by its code. Undefined while one of them is missing. */
export function uniqueValue(
  paths: readonly string[],
  document: Document,
  folded: (text: string) => string = fold,
): string | undefined {
  const texts = paths.map((path) => folded(plain(valueAt(document, path))))
  return texts.includes('') ? undefined : texts.join(' | ')
}

function plain(value: unknown): string {
  return String((isDocument(value) ? (value.id ?? value.code) : value) ?? '')
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
