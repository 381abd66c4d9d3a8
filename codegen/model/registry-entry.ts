import { embeddedOf } from './embedded-of.ts'
import type { Model } from './model.ts'
import { patientRulesOf } from './patient-rules.ts'
import type { Resource } from './resource.ts'
import { deepFields, entryOf, type Field, fieldsIn, type Shape } from './shape.ts'

/** In the generator's model, one type's entry in the server's registry, as plain data. */
export function registryEntry(model: Model, resource: Resource): Readonly<Record<string, unknown>> {
  const { type, collection, alias, scope, partition, partitionField, patientField, ownerField } = resource
  const { verbs, display, sort, promoted, unique, transitions, madeBy, expandable } = resource
  const { confidential, successor, decidesRights, ownFields, inDistrict, autosavedWhile, content, team } =
    resource
  const { saidOfError } = resource
  return {
    ...{ type, collection, alias, scope, partition, partitionField, patientField, ownerField },
    delete: resource.delete,
    ...{ verbs, display, sort, promoted },
    ...searches(model, resource),
    ...rights(model, resource),
    ...links(model, resource),
    ...embedded(model, resource),
    ...past(model, resource),
    unique,
    ...defaults(resource),
    ...rolledUp(resource),
    ...lifeWithin(model, resource),
    ...(decidesRights && { decidesRights }),
    ...(ownFields.length > 0 && { ownFields }),
    ...(saidOfError.length > 0 && { saidOfError }),
    ...(inDistrict.length > 0 && { inDistrict }),
    ...(autosavedWhile && { autosavedWhile }),
    confidential,
    successor,
    ...(content && { content }),
    ...(team.length > 0 && { team }),
    transitions,
    ...(Object.keys(madeBy).length > 0 && { madeBy }),
    expandable,
  }
}

/** What a filter, a sort and a search may name. */
function searches(model: Model, resource: Resource): Readonly<Record<string, unknown>> {
  const { fields, promoted, scope } = resource
  const all = allFields(model, resource)
  const searchable = [...model.common, ...fields].flatMap(searchablePaths)
  const columns = scope === 'global' ? [] : Object.values(promoted)
  const inColumns = new Set(columns.filter((path) => path !== promoted.name))
  const sortable = all.filter((field) => field.sortable)
  const ordered = all.filter((field) => field.sortable || field.path === promoted.name)
  return {
    searchable,
    tokens: [...searchable, ...foundByTarget(model, all, searchable), ...foundInside(model, resource)].filter(
      ({ path }) => !inColumns.has(path),
    ),
    texts: fields.filter(({ textIndexed }) => textIndexed).flatMap(textPaths),
    sortable: ['display', 'meta.lastModified', ...pathsOf(sortable)],
    sortKeys: Object.fromEntries(ordered.map((field) => [field.path, sortKey(field)])),
  }
}

/** References that are no filter, and are found by the row that they lead to when it is deleted. */
function foundByTarget(
  { resources }: Model,
  all: readonly Field[],
  searchable: readonly Token[],
): readonly Token[] {
  const known = new Set(searchable.map(({ path }) => path))
  const mayGo = new Set(
    resources.flatMap(({ type, scope, delete: rule }) =>
      scope === 'practice' && rule !== 'never' ? [type] : [],
    ),
  )
  return all.flatMap(({ path, shape }) => {
    const entry = entryOf(shape)
    if (entry.kind !== 'reference' || entry.onDeletion === 'keep' || known.has(path)) return []
    return entry.targets.some((type) => mayGo.has(type)) ? [{ path, kind: 'reference' }] : []
  })
}

function foundInside(model: Model, resource: Resource): readonly Token[] {
  return embeddedOf(model, resource).map(({ path }) => ({ path, kind: 'reference' }))
}

/** Who writes what, and what must be there. */
function rights(model: Model, resource: Resource): Readonly<Record<string, unknown>> {
  const { fields } = resource
  const all = allFields(model, resource)
  const owned = all.filter(({ serverOwned }) => serverOwned)
  return {
    serverOwned: ['id', 'meta', 'display', ...pathsOf(fields.filter(({ serverOwned }) => serverOwned))],
    serverOwnedWithin: pathsOf(owned).filter((path) => path.includes('.')),
    immutable: pathsOf(all.filter(({ immutable }) => immutable)),
    required: pathsOf(fields.filter(({ required }) => required)),
    createRequired: pathsOf(fields.filter(({ createRequired }) => createRequired)),
    masked: all.flatMap(({ path, masked }) => (masked ? [{ path, flag: masked }] : [])),
    writeOnly: pathsOf(fields.filter(({ writeOnly }) => writeOnly)),
  }
}

/** What leads elsewhere. */
function links(model: Model, resource: Resource): Readonly<Record<string, unknown>> {
  const all = allFields(model, resource)
  const meanings = all.flatMap(({ path, meaning }) => (meaning ? [{ path, meaning }] : []))
  return { references: referencesOf(model, resource), coded: all.flatMap(codedOf), meanings }
}

/** What leads elsewhere from inside the elements of a form. */
function embedded(model: Model, resource: Resource): Readonly<Record<string, unknown>> {
  const inside = embeddedOf(model, resource)
  return inside.length > 0 ? { embedded: inside } : {}
}

/** What rows, calls and waiting changes of an earlier time need: what a signature covers, older names, older values. */
function past(model: Model, resource: Resource): Readonly<Record<string, unknown>> {
  const all = allFields(model, resource)
  const signed = pathsOf(resource.fields.filter((field) => field.signed))
  const renamed = all.flatMap(({ path, name, renamedFrom }) =>
    renamedFrom ? [{ from: `${path.slice(0, -name.length)}${renamedFrom}`, to: path }] : [],
  )
  const rewritten = all.flatMap(rewrittenOf)
  return {
    ...(signed.length > 0 && { signed }),
    ...(renamed.length > 0 && { renamed }),
    ...(rewritten.length > 0 && { rewritten }),
  }
}

function rewrittenOf({ path, shape }: Field): readonly unknown[] {
  const entry = entryOf(shape)
  if (entry.kind !== 'choice' || !entry.renamed) return []
  return [{ path, values: Object.fromEntries(Object.entries(entry.renamed).map(([is, was]) => [was, is])) }]
}

function defaults({ fields }: Resource): Readonly<Record<string, unknown>> {
  const given = deepFields(fields).filter((field) => field.default !== undefined)
  const entries = given.map((field) => [field.path, field.default] as const)
  return {
    defaults: Object.fromEntries(entries.filter(([path]) => !path.includes('.'))),
    defaultsWithin: Object.fromEntries(entries.filter(([path]) => path.includes('.'))),
    filled: Object.fromEntries(fields.flatMap(({ name, filled }) => (filled ? [[name, filled]] : []))),
  }
}

/** The states of parts that are law, and what follows from other fields. */
function lifeWithin(model: Model, resource: Resource): Readonly<Record<string, unknown>> {
  const found = allFields(model, resource).flatMap(({ path, transitions }) =>
    transitions && path.includes('.') ? [[path, transitions] as const] : [],
  )
  const following = allFields(model, resource).flatMap(({ path, follows }) =>
    follows ? [[path, follows] as const] : [],
  )
  return {
    ...(found.length > 0 && { transitionsWithin: Object.fromEntries(found) }),
    ...(following.length > 0 && { follows: Object.fromEntries(following) }),
  }
}

function rolledUp({ fields }: Resource): Readonly<Record<string, unknown>> {
  const rolled = fields.flatMap((field) => (field.rolledUp ? [{ field: field.name, ...field.rolledUp }] : []))
  return rolled.length > 0 ? { rolledUp: rolled } : {}
}

function allFields({ common }: Model, { fields }: Resource): readonly Field[] {
  return deepFields([...common.filter(({ name }) => name === 'identifiers'), ...fields])
}

function pathsOf(fields: readonly Field[]): readonly string[] {
  return fields.map(({ path }) => path)
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

function referencesOf(model: Model, resource: Resource): readonly unknown[] {
  const rules = patientRulesOf(model.resources, resource)
  return allFields(model, resource).flatMap((field) => {
    const entry = entryOf(field.shape)
    if (entry.kind !== 'reference') return []
    const { targets, pinned, onDeletion } = entry
    return [{ path: field.path, targets, pinned, ...rules[field.path], ...(onDeletion && { onDeletion }) }]
  })
}

function codedOf({ path, shape }: Field): readonly unknown[] {
  const entry = entryOf(shape)
  return entry.kind === 'coded' && entry.list ? [{ path, list: entry.list }] : []
}
