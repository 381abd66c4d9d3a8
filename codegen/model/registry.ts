import type { Json } from '#codegen/load/json.ts'
import type { Model } from './model.ts'
import type { Resource } from './resource.ts'
import { deepFields, entryOf, type Field, fieldsIn, type Shape } from './shape.ts'

/** One type's entry in the server's registry, as plain data. */
export function registryEntry(model: Model, resource: Resource): Readonly<Record<string, unknown>> {
  const { fields, promoted } = resource
  const all = deepFields([...model.common.filter(({ name }) => name === 'identifiers'), ...fields])
  const searchable = [...model.common, ...fields].flatMap(searchablePaths)
  const inColumns = new Set(Object.values(promoted).filter((path) => path !== promoted['name']))
  const { type, collection, alias, scope, partition, partitionField, patientField, ownerField, verbs, display, sort } = resource
  return {
    type, collection, alias, scope, partition, partitionField, patientField, ownerField,
    delete: resource.delete, verbs, display, sort, promoted,
    searchable,
    tokens: searchable.filter(({ path }) => !inColumns.has(path)),
    texts: fields.filter(({ textIndexed }) => textIndexed).flatMap(textPaths),
    sortable: ['display', 'meta.lastModified', ...all.filter(({ sortable }) => sortable).map(({ path }) => path)],
    sortKeys: Object.fromEntries(all.filter((field) => field.sortable || field.path === promoted['name']).map((field) => [field.path, sortKey(field)])),
    serverOwned: ['id', 'meta', 'display', ...fields.filter(({ serverOwned }) => serverOwned).map(({ path }) => path)],
    serverOwnedWithin: all.filter(({ serverOwned, path }) => serverOwned && path.includes('.')).map(({ path }) => path),
    immutable: all.filter(({ immutable }) => immutable).map(({ path }) => path),
    required: fields.filter(({ required }) => required).map(({ path }) => path),
    createRequired: fields.filter(({ createRequired }) => createRequired).map(({ path }) => path),
    masked: all.flatMap(({ path, masked }) => (masked ? [{ path, flag: masked }] : [])),
    references: all.flatMap(referenceOf),
    coded: all.flatMap(codedOf),
    unique: resource.unique,
    defaults: Object.fromEntries(fields.flatMap((field) => (field.default === undefined ? [] : [[field.name, field.default] as [string, Json]]))),
    defaultsWithin: Object.fromEntries(all.flatMap((field) => (field.default === undefined || !field.path.includes('.') ? [] : [[field.path, field.default] as [string, Json]]))),
    transitions: resource.transitions,
    expandable: resource.expandable,
  }
}

type Token = { readonly path: string; readonly kind: string }

function searchablePaths(field: Field): readonly Token[] {
  if (field.searchable === false) return []
  if (field.searchable === true) return leaves(field)
  return field.searchable.flatMap((inner) => {
    const [first = '', ...rest] = inner.split('.')
    const found = fieldsIn(field.shape).find(({ name }) => name === first)
    if (!found) return []
    return rest.length === 0 ? leaves(found) : searchablePaths({ ...found, searchable: [rest.join('.')] })
  })
}

function leaves(field: Field): readonly Token[] {
  const inner = fieldsIn(field.shape)
  if (inner.length > 0) return inner.flatMap(leaves)
  const kind = tokenKind(entryOf(field.shape))
  return kind ? [{ path: field.path, kind }] : []
}

function tokenKind(shape: Shape): string | undefined {
  switch (shape.kind) {
    case 'choice':
      return 'code'
    case 'date':
      return 'day'
    case 'dateTime':
      return 'instant'
    case 'time':
      return 'text'
    case 'free':
    case 'object':
    case 'list':
      return undefined
    default:
      return shape.kind
  }
}

function textPaths(field: Field): readonly { readonly field: string; readonly path: string }[] {
  const texts = (inner: Field): readonly string[] => {
    const below = fieldsIn(inner.shape)
    const entry = entryOf(inner.shape)
    const { kind } = entry
    const wanted = entry.kind === 'object' ? entry.textKeys : undefined
    if (below.length > 0) return below.filter(({ name }) => !wanted || wanted.includes(name)).flatMap(texts)
    if (kind === 'coded') return [`${inner.path}.display`, `${inner.path}.code`]
    return kind === 'text' ? [inner.path] : []
  }
  return texts(field).map((path) => ({ field: field.path, path }))
}

function sortKey({ path, shape }: Field): readonly string[] {
  const entry = entryOf(shape)
  if (entry.kind === 'object' && entry.sortKey) return entry.sortKey.map((inner) => `${path}.${inner}`)
  return entry.kind === 'coded' || entry.kind === 'reference' ? [`${path}.display`] : [path]
}

function referenceOf({ path, shape }: Field): readonly unknown[] {
  const entry = entryOf(shape)
  return entry.kind === 'reference' ? [{ path, targets: entry.targets, pinned: entry.pinned }] : []
}

function codedOf({ path, shape }: Field): readonly unknown[] {
  const entry = entryOf(shape)
  return entry.kind === 'coded' && entry.list ? [{ path, list: entry.list }] : []
}
