import type { TypeEntry } from '#generated/tables/registry.ts'
import type { Filter } from '#generated/types/filter.ts'
import type { Json } from '#generated/types/json.ts'
import { type Document, isDocument } from '#server/stores/document.ts'
import { isArray, type PatchOperation } from '#shared/patch/patch-operation.ts'
import { renameField, replaceValue } from './changes.ts'

/**
 * What the schema declares as renamed (`x-renamedFrom`) is understood by its old name: a change that has waited on a device,
 * a saved filter and a caller from outside go on working. Types without a rename pass through untouched.
 */

/** A body with fields and values as they are called today; `stored` is the row that it shall replace. */
export function renewedBody(entry: TypeEntry, body: Document, stored?: Document): Document {
  const shape = isDocument(stored?.meta) ? stored.meta.shape : undefined
  const dated =
    shape !== undefined && isDocument(body.meta) ? { ...body, meta: { ...body.meta, shape } } : body
  const named = (entry.renamed ?? []).reduce((at, { from, to }) => renameField(from, to)(at), dated)
  return (entry.rewritten ?? []).reduce((at, { path, values }) => replaceValue(path, values)(at), named)
}

/** The operations of a patch with pointers as they are called today. */
export function renewedOperations(
  entry: TypeEntry,
  operations: readonly PatchOperation[],
): readonly PatchOperation[] {
  if (!entry.renamed) return operations
  return operations.map((operation) => ({
    ...operation,
    path: renewedPointer(entry, operation.path),
    ...('from' in operation && { from: renewedPointer(entry, operation.from) }),
  }))
}

/** Filters with fields and values as they are called today. */
export function renewedFilters(entry: TypeEntry, filters: readonly Filter[]): readonly Filter[] {
  if (!entry.renamed && !entry.rewritten) return filters
  return filters.map((filter) => {
    const field = renewedPath(entry, filter.field)
    const values = entry.rewritten?.find(({ path }) => path === field)?.values
    if (!values || filter.value === undefined) return { ...filter, field }
    return { ...filter, field, value: renewedValue(filter.value, values) }
  })
}

/** A path as it is called today. */
export function renewedPath({ renamed = [] }: TypeEntry, path: string): string {
  return renamed.reduce((at, { from, to }) => {
    if (at === from) return to
    return at.startsWith(`${from}.`) ? `${to}${at.slice(from.length)}` : at
  }, path)
}

function renewedPointer(entry: TypeEntry, pointer: string): string {
  const [start = '', ...segments] = pointer.split('/')
  const names: string[] = []
  const renewed = segments.map((segment) => {
    if (/^(\d+|-)$/.test(segment)) return segment
    names.push(segment)
    const path = renewedPath(entry, names.join('.')).split('.')
    return path.at(-1) ?? segment
  })
  return [start, ...renewed].join('/')
}

function renewedValue(value: Json, values: Readonly<Record<string, string>>): Json {
  if (isArray(value)) return value.map((each) => renewedValue(each, values))
  return typeof value === 'string' && Object.hasOwn(values, value) ? (values[value] ?? value) : value
}
