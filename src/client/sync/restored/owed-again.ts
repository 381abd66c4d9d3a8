import { type Pending, type Stuck, versionOf } from '#client/sync/pending.ts'
import type { ResourceType } from '#generated/types/resources.ts'
import type { Outcome } from '#shared/outcome/outcome.ts'
import { subStatuses } from '#shared/outcome/sub-status.ts'
import { applyPatch } from '#shared/patch/apply-patch.ts'
import { equal } from '#shared/patch/equal.ts'
import { membersOf } from '#shared/patch/members-of.ts'
import { isObject, type JsonObject, type PatchOperation } from '#shared/patch/patch-operation.ts'

type Upon = {
  /** The version that it was made on, and when that one was stored. */
  readonly versionId: string
  readonly baseStamp: string
}

/** A change that the server had stored; `stamp` is when, as the stored row said it. */
export type SentChange = {
  readonly type: ResourceType
  readonly id: string
  readonly stamp: string
} & (
  | { readonly kind: 'create'; readonly body: JsonObject }
  | (Upon & { readonly kind: 'patch'; readonly operations: readonly PatchOperation[] })
  | (Upon & { readonly kind: 'delete' })
)

/** What a restored server still owes: nothing, a change that is to be sent again, or one on which a person must decide. */
export type OwedAgain =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'send'; readonly pending: Pending }
  | { readonly kind: 'ask'; readonly stuck: Stuck }

/** A row of the restored server: as it stands, and the version that the last change would have made, where others came after. */
export type Restored = { readonly theirs: Outcome<JsonObject>; readonly after?: JsonObject | undefined }

const nothing: OwedAgain = { kind: 'nothing' }

/** When a row was stored, in the server's own words. */
export function stampOf(document: JsonObject): string {
  return String(membersOf(document.meta).lastModified ?? '')
}

/**
 * What is owed again of the changes of one record, now that its row stands on the restored server as `theirs` says. Where the row
 * is the very one that a change was made on, that change and those after it are sent again as one; where others have written
 * since, a person is asked, unless everything is there.
 */
export function owedAgain(changes: readonly SentChange[], { theirs, after: later }: Restored): OwedAgain {
  const last = changes.at(-1)
  if (!last) return nothing
  if (!theirs.ok)
    return theirs.failure.kind === 'missing' ? madeAgain(changes, last, theirs.failure) : nothing
  const row = theirs.value
  const isKept = isThere(last, row) || (later !== undefined && isThere(last, later))
  return isKept ? nothing : owedUpon(row, changes, last)
}

function owedUpon(row: JsonObject, changes: readonly SentChange[], last: SentChange): OwedAgain {
  const from = changes.findIndex((change) => change.kind !== 'create' && isUpon(change, row))
  const lost = from < 0 ? changes : changes.slice(from)
  if (last.kind === 'delete') return deletedAgain(last, row, from < 0)
  const after = foldedOn(row, lost)
  if (after && equal(after, row)) return nothing
  const pending: Pending = { kind: 'patch', type: last.type, id: last.id, base: row, after: after ?? row }
  return from < 0 || !after || !isChain(lost) ? asked(pending, row) : { kind: 'send', pending }
}

/** The number of the version that a change has made. */
export function versionAfter(change: SentChange): string {
  return change.kind === 'create' ? '1' : String(BigInt(change.versionId || '0') + 1n)
}

/** The row is as this change has left it. */
function isThere(last: SentChange, row: JsonObject): boolean {
  return last.kind !== 'delete' && last.stamp !== '' && stampOf(row) === last.stamp
}

function isUpon({ versionId, baseStamp }: Upon, row: JsonObject): boolean {
  return versionId === versionOf(row) && baseStamp === stampOf(row)
}

/** Each was made on what the one before it has left. */
function isChain(changes: readonly SentChange[]): boolean {
  return changes.every((change, index) => {
    const before = changes[index - 1]
    return before === undefined || (change.kind !== 'create' && change.baseStamp === before.stamp)
  })
}

function foldedOn(row: JsonObject, changes: readonly SentChange[]): JsonObject | undefined {
  let after: JsonObject | undefined = row
  for (const change of changes) {
    if (change.kind !== 'patch' || !after) continue
    const patched = applyPatch(after, change.operations)
    after = patched.ok && isObject(patched.value) ? patched.value : undefined
  }
  return after
}

function madeAgain(changes: readonly SentChange[], last: SentChange, failure: Stuck['failure']): OwedAgain {
  const [first] = changes
  if (last.kind === 'delete') return nothing
  const { type, id } = last
  if (first?.kind !== 'create') {
    const after = foldedOn({}, changes) ?? {}
    return { kind: 'ask', stuck: { pending: { kind: 'patch', type, id, base: {}, after }, failure } }
  }
  const body = foldedOn(first.body, changes)
  const pending: Pending = { kind: 'create', type, id, body: body ?? first.body }
  return body && isChain(changes) ? { kind: 'send', pending } : { kind: 'ask', stuck: { pending, failure } }
}

function deletedAgain({ type, id }: SentChange, row: JsonObject, isOther: boolean): OwedAgain {
  const pending: Pending = { kind: 'delete', type, id, base: row }
  return isOther ? asked(pending, row) : { kind: 'send', pending }
}

function asked(pending: Pending, theirs: JsonObject): OwedAgain {
  const failure = { kind: 'conflict', because: '', subStatus: subStatuses.versionChanged } as const
  return { kind: 'ask', stuck: { pending, failure, theirs } }
}
