import type { ResourceType } from '#generated/types/resources.ts'
import type { SeenFailure } from '#shared/outcome/seen-failure.ts'
import { isObject, type JsonObject } from '#shared/patch/patch-operation.ts'
import type { Change } from './change.ts'
import { mergeDocuments } from './merge-documents.ts'

/** A change as the outbox keeps it: `base` is the copy that it was made on, with its version. */
export type Pending =
  | {
      readonly kind: 'create'
      readonly type: ResourceType
      readonly id: string
      readonly body: JsonObject
      readonly isConfirmed?: true
    }
  | {
      readonly kind: 'patch'
      readonly type: ResourceType
      readonly id: string
      readonly base: JsonObject
      readonly after: JsonObject
    }
  | { readonly kind: 'delete'; readonly type: ResourceType; readonly id: string; readonly base: JsonObject }

/** What could not be stored: the change, why, and the other version when there is one. It stays until a person decides. */
export type Stuck = { readonly pending: Pending; readonly failure: SeenFailure; readonly theirs?: JsonObject }

/** One name per record, for the queue's order and its index. */
export function keyOf({ type, id }: { readonly type: string; readonly id: string }): string {
  return `${type}/${id}`
}

/** The version that a stored document carries; empty when it has never been stored. */
export function versionOf(document: JsonObject): string {
  const meta = document.meta
  if (typeof meta !== 'object' || meta === null || !('versionId' in meta)) return ''
  return String(meta.versionId)
}

/** True when `one` was stored after `other`, or is the same version in a newer shape: the schema has changed since `other` was read. */
export function isNewer(one: JsonObject, other: JsonObject): boolean {
  const [left, right] = [versionOf(one), versionOf(other)]
  if (left === '' || right === '') return false
  return left === right ? shapeOf(one) > shapeOf(other) : BigInt(left) > BigInt(right)
}

/** The number of the last upcast step that a document has been through. */
function shapeOf({ meta }: JsonObject): number {
  return isObject(meta) && typeof meta.shape === 'number' ? meta.shape : 0
}

/** The change as the outbox keeps it, laid upon a newer copy where this device already knows one and nothing is disputed. */
export function pendingOf(change: Change, copy: JsonObject | undefined): Pending {
  const { type, id } = change
  if (change.kind === 'create') return createdBy(change)

  const before = plain(change.before)
  if (change.kind === 'delete')
    return { kind: 'delete', type, id, base: copy && isNewer(copy, before) ? copy : before }

  const after = plain(change.after)
  const made: Pending = { kind: 'patch', type, id, base: before, after }
  return copy && isNewer(copy, before) ? rebased(made, copy) : made
}

function createdBy({ type, id, body, isConfirmed }: Extract<Change, { kind: 'create' }>): Pending {
  return { kind: 'create', type, id, body: plain(body), ...(isConfirmed && { isConfirmed }) }
}

/** The same change upon another copy; unchanged when both touched the same place, so that the server's 409 brings it before a person. */
export function rebased(pending: Pending, copy: JsonObject): Pending {
  if (pending.kind === 'create') return pending
  if (pending.kind === 'delete') return { ...pending, base: copy }
  const merged = mergeDocuments(pending.base, pending.after, copy)
  return merged.ok ? { ...pending, base: copy, after: merged.value } : pending
}

/** Two changes of one record as one, while the first has not been sent; undefined when they must go one after the other. */
export function coalesced(waiting: Pending, change: Change): Pending | undefined {
  if (change.kind !== 'patch' || waiting.kind === 'delete') return undefined
  const before = plain(change.before)
  const after = plain(change.after)

  if (waiting.kind === 'create') {
    const body = mergeDocuments(before, after, waiting.body)
    // What was confirmed is not what it has become.
    const { isConfirmed: _, ...unconfirmed } = waiting
    return body.ok ? { ...unconfirmed, body: body.value } : undefined
  }

  const merged = mergeDocuments(before, after, waiting.after)
  return merged.ok ? { ...waiting, after: merged.value } : undefined
}

/** The copy that a change was made on; what was made here had none. */
export function baseOf(pending: Pending): JsonObject {
  return pending.kind === 'create' ? {} : pending.base
}

/** The document as this device wants it, or undefined when it is to be deleted. */
export function wanted(pending: Pending): JsonObject | undefined {
  if (pending.kind === 'create') return pending.body
  return pending.kind === 'patch' ? pending.after : undefined
}

/** The door from typed documents to plain JSON: members that are undefined are absent. */
export function plain<Whole extends object>(document: Whole): Whole {
  return JSON.parse(JSON.stringify(document))
}
