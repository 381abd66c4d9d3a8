import type { Reference } from '#generated/types/reference.ts'
import { membersOf } from '#shared/patch/members-of.ts'

/** A resource without regard to its type, as the store handles it. */
export type Document = Readonly<Record<string, unknown>>

/** What every stored resource carries. */
export type Meta = {
  readonly versionId: string
  readonly lastModified: string
  readonly lastModifiedBy?: Reference
  readonly created: string
  readonly createdBy?: Reference
  readonly isDeleted: boolean
  readonly isHistorical: boolean
  readonly hasTransformations: boolean
  readonly resourceSystem: string
  readonly securityLabels?: readonly unknown[]
  /** The last upcast step that the row has been through (`upcast/upcast.ts`). */
  readonly shape?: number
}

export type StoredDocument = Document & {
  readonly id: string
  readonly resourceType: string
  readonly partition: string
  readonly display: string
  readonly meta: Meta
}

/** A thing with names, and not a list. */
export function isDocument(value: unknown): value is Document {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Has the form of a reference: an id and the type that it is of. */
export function isReference(value: unknown): value is Reference {
  return isDocument(value) && typeof value.id === 'string' && typeof value.resourceType === 'string'
}

/** Every value at a dotted path, in order; lists on the way and at the end are walked through. */
export function valuesAt(value: unknown, path: string): readonly unknown[] {
  const found: unknown[] = []
  collect(value, { names: namesOf(path), depth: 0, found })
  return found
}

type Collecting = { readonly names: readonly string[]; readonly depth: number; readonly found: unknown[] }

function collect(value: unknown, at: Collecting): void {
  if (value === undefined || value === null) return
  if (Array.isArray(value)) {
    for (const each of value) collect(each, at)
    return
  }
  const { names, depth, found } = at
  const name = names[depth]
  if (name === undefined) found.push(value)
  else if (typeof value === 'object') collect(membersOf(value)[name], { names, depth: depth + 1, found })
}

const splitPaths = new Map<string, readonly string[]>()

/** The parts of a path; the registry's paths are few, so each is taken apart once. */
function namesOf(path: string): readonly string[] {
  const known = splitPaths.get(path)
  if (known) return known
  const names = path.split('.')
  if (splitPaths.size < 5_000) splitPaths.set(path, names)
  return names
}

/** The one value at a dotted path without lists. */
export function valueAt(value: unknown, path: string): unknown {
  let at = value
  for (const name of namesOf(path)) at = isDocument(at) ? at[name] : undefined
  return at
}

/** The document with each value at the path replaced; `change` also gets the value's JSON Pointer. Undefined takes the value away. */
export function changeAt<Value>(
  value: Value,
  path: string,
  change: (each: unknown, pointer: string) => unknown,
): Value {
  // What is changed in its parts stays of the kind that it was; a changed part is checked before it is stored.
  return changeWithin(value, { names: namesOf(path), pointer: '', change }) as Value
}

type Walk = {
  readonly names: readonly string[]
  readonly pointer: string
  readonly change: (each: unknown, pointer: string) => unknown
}

function changeWithin(value: unknown, walk: Walk): unknown {
  if (Array.isArray(value))
    return value.map((each, index) => changeWithin(each, { ...walk, pointer: `${walk.pointer}/${index}` }))
  const [name, ...names] = walk.names
  if (name === undefined) return walk.change(value, walk.pointer)
  if (!isDocument(value) || value[name] === undefined || value[name] === null) return value

  const { [name]: old, ...rest } = value
  const next = changeWithin(old, { ...walk, names, pointer: `${walk.pointer}/${name}` })
  return next === undefined ? rest : { ...rest, [name]: next }
}
