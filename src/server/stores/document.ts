import type { Reference } from '#generated/types/reference.ts'

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

/** Every value at a dotted path, in order; lists on the way and at the end are walked through. */
export function valuesAt(value: unknown, path: string): readonly unknown[] {
  let level: readonly unknown[] = [value]
  for (const name of path.split('.')) {
    level = level.flatMap((each) => inner(each, name))
    if (level.length === 0) return level
  }
  return level.flatMap((each) => (Array.isArray(each) ? (each as readonly unknown[]) : [each]))
}

function inner(value: unknown, name: string): readonly unknown[] {
  if (Array.isArray(value)) return value.flatMap((each) => inner(each, name))
  const found = isDocument(value) ? value[name] : undefined
  return found === undefined || found === null ? [] : [found]
}

/** The one value at a dotted path without lists. */
export function valueAt(value: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((at, name) => (isDocument(at) ? at[name] : undefined), value)
}

/** The document with each value at the path replaced; `change` also gets the value's JSON Pointer. Undefined takes the value away. */
export function changeAt(
  value: unknown,
  path: string,
  change: (each: unknown, pointer: string) => unknown,
): unknown {
  return changeWithin(value, { names: path.split('.'), pointer: '', change })
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
