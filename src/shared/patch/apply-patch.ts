import { type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { refuse } from '#shared/outcome/refuse.ts'
import { equal } from './equal.ts'
import {
  isArray,
  isObject,
  type Json,
  type JsonObject,
  type PatchOperation,
  patchLimits,
} from './patch-operation.ts'
import { readIndex, readPointer } from './pointer.ts'
import { readOperations } from './read-operations.ts'
import { valueAt } from './value-at.ts'

/**
 * A new document with the RFC 6902 operations applied in order, or none of them. `malformed` when the patch is not one,
 * `invalid` with the pointer of the operation when it does not fit the document. Neither input is changed.
 */
export function applyPatch(document: Json, operations: unknown): Outcome<Json> {
  const read = readOperations(operations)
  if (!read.ok) return read

  const budget = { copied: 0 }
  let current = document
  for (const [index, operation] of read.value.entries()) {
    const next = applied(current, operation, budget)
    if (typeof next === 'string') return refusal(index, next)
    current = next.document
  }
  return succeeded(current)
}

type Step = { readonly document: Json } | RefusalCode
type RefusalCode =
  | 'patch.no-such-place'
  | 'patch.test-failed'
  | 'patch.into-itself'
  | 'patch.copies-too-much'
  | 'patch.root-stays'

type Budget = { copied: number }

function applied(document: Json, operation: PatchOperation, budget: Budget): Step {
  const path = readPointer(operation.path) ?? []
  switch (operation.op) {
    case 'add':
      return placed(document, path, operation.value)
    case 'replace':
      return path.length === 0
        ? { document: operation.value }
        : changed(document, path, { put: operation.value })
    case 'remove':
      return path.length === 0 ? 'patch.root-stays' : changed(document, path, 'remove')
    case 'test':
      return tested(document, path, operation.value)
    case 'copy':
      return copied(document, { path, from: readPointer(operation.from) ?? [] }, budget)
    case 'move':
      return moved(document, path, readPointer(operation.from) ?? [])
  }
}

function tested(document: Json, path: readonly string[], value: Json): Step {
  const found = valueAt(document, path)
  if (!found) return 'patch.no-such-place'
  return equal(found.value, value) ? { document } : 'patch.test-failed'
}

function copied(
  document: Json,
  { path, from }: { readonly path: readonly string[]; readonly from: readonly string[] },
  budget: Budget,
): Step {
  const found = valueAt(document, from)
  if (!found) return 'patch.no-such-place'

  budget.copied += sizeOf(found.value, patchLimits.copied - budget.copied)
  if (budget.copied > patchLimits.copied) return 'patch.copies-too-much'
  return placed(document, path, found.value)
}

function moved(document: Json, path: readonly string[], from: readonly string[]): Step {
  const found = valueAt(document, from)
  if (!found) return 'patch.no-such-place'
  if (path.length === from.length && startsWith(path, from)) return { document }
  if (startsWith(path, from)) return 'patch.into-itself'

  const without = changed(document, from, 'remove')
  return typeof without === 'string' ? without : placed(without.document, path, found.value)
}

function placed(document: Json, path: readonly string[], value: Json): Step {
  return path.length === 0 ? { document: value } : changed(document, path, { insert: value })
}

type Change = { readonly insert: Json } | { readonly put: Json } | 'remove'

function changed(document: Json, path: readonly string[], change: Change): Step {
  const [segment, ...rest] = path
  if (segment === undefined) return 'patch.no-such-place'
  if (rest.length === 0) return changedHere(document, segment, change)

  const inner = valueAt(document, [segment])
  if (!inner) return 'patch.no-such-place'

  const next = changed(inner.value, rest, change)
  return typeof next === 'string' ? next : changedHere(document, segment, { put: next.document })
}

function changedHere(parent: Json, segment: string, change: Change): Step {
  if (isArray(parent)) return changedArray(parent, segment, change)
  return isObject(parent) ? changedObject(parent, segment, change) : 'patch.no-such-place'
}

function changedArray(array: readonly Json[], segment: string, change: Change): Step {
  const inserting = change !== 'remove' && 'insert' in change
  const end = inserting && segment === '-' ? array.length : undefined
  const index = end ?? readIndex(segment, inserting ? array.length : array.length - 1)
  if (index === undefined) return 'patch.no-such-place'

  if (change === 'remove') return { document: array.toSpliced(index, 1) }
  return 'insert' in change
    ? { document: array.toSpliced(index, 0, change.insert) }
    : { document: array.with(index, change.put) }
}

function changedObject(object: JsonObject, segment: string, change: Change): Step {
  const present = Object.hasOwn(object, segment)
  if (change !== 'remove' && 'insert' in change) return { document: { ...object, [segment]: change.insert } }
  if (!present) return 'patch.no-such-place'
  if (change !== 'remove') return { document: { ...object, [segment]: change.put } }

  const { [segment]: _removed, ...others } = object
  return { document: others }
}

function startsWith(path: readonly string[], start: readonly string[]): boolean {
  return start.every((segment, index) => path[index] === segment)
}

/** The characters that a value takes as JSON, at least; counting stops at the limit, since a list copied into itself doubles with each operation. */
function sizeOf(value: Json, limit: number): number {
  if (typeof value === 'string') return value.length + 2
  if (typeof value !== 'object' || value === null) return String(value).length

  let size = 2
  for (const [name, inner] of Object.entries(value)) {
    size += (isArray(value) ? 1 : name.length + 4) + sizeOf(inner, limit - size)
    if (size > limit) return size
  }
  return size
}

function refusal(index: number, message: RefusalCode) {
  return refuse(`/${index}`, message)
}
