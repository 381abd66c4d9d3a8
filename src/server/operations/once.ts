import { operations } from '#generated/operations/operations.ts'
import { registry } from '#generated/tables/registry.ts'
import type { AtEnd } from '#server/database/database.ts'
import { isDocument, type StoredDocument } from '#server/stores/document.ts'
import { isResourceType } from '#server/stores/entry-named.ts'
import { digestWith } from '#server/stores/mask-of.ts'
import type { Opened } from '#server/stores/opened.ts'
import { openRows } from '#server/stores/opening/open-stores.ts'
import { patientOf } from '#server/stores/rows/columns.ts'
import { hasReceipt, type Receipt, receiptAtEnd, takeKey } from '#server/stores/rows/receipt.ts'
import { seal, unseal } from '#server/stores/seal.ts'
import { failed, type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { handOf } from '#shared/permissions/acting.ts'
import { asRead, isWholeRow } from './as-read.ts'
import type { Call, OperationAnswer } from './call.ts'
import type { OpenContext } from './open-context.ts'
import type { Brought } from './plain-handler.ts'
import type { Perform } from './prepared.ts'

/** How a call is done once: what performs it and keeps its receipt, and what it has brought. */
type Doing = { readonly perform: Perform; readonly atEnd: AtEnd; readonly brought?: Brought }

/**
 * Once: a call with an idempotency key is done once, whatever it is. What it has done is kept in its own transaction, and the
 * same key is answered with that, the status and the version of then, to the same person, as far as the row can still be read.
 */
export async function once(
  call: Call,
  inside: OpenContext,
  { perform, atEnd, brought }: Doing,
): Promise<Outcome<OperationAnswer>> {
  const { opened } = inside
  const key = call.options.idempotencyKey
  if (key === undefined || call.actor.personId === null) return perform(inside, brought)

  const hash = hashOf(opened, call, brought)
  const { isUnderWay, receipt } = await takeKey(opened, key)
  if (receipt)
    return Buffer.compare(receipt.hash, hash) === 0
      ? answeredAgain(call, inside, { receipt, key })
      : failed({ kind: 'conflict', because: 'stores.key-used' })
  if (isUnderWay) return failed({ kind: 'underWay', retryAfterMilliseconds: 1_000 })

  const outcome = await perform(inside, brought)
  if (outcome.ok && call.options.dryRun !== true)
    atEnd(receiptAtEnd(opened, { key, hash, ...keptOf(call, inside, { key, answer: outcome.value }) }))
  return outcome
}

/** Has the call been done already, under its key? Then what it brings is only compared. */
export async function wasDone({ actor, options }: Call, { opened }: OpenContext): Promise<boolean> {
  const { idempotencyKey } = options
  return idempotencyKey !== undefined && actor.personId !== null && hasReceipt(opened, idempotencyKey)
}

/**
 * What was asked, so that it can be told from everything else; under a key of the installation, for it may say a secret. A
 * password is not part of it: what is asked is the same with another one, which was judged before.
 */
function hashOf({ sealingKey }: Opened, call: Call, brought: Brought | undefined): Uint8Array {
  const { actor, operation, input, options } = call
  const { kind, verb } = operations[operation]
  const isAct = kind === 'act'
  const saysPassword = isAct || verb === 'deleteContent'
  const { credential: _, ...said } = saysPassword && isDocument(input.body) ? input.body : {}
  const asked = [
    operation,
    input.id ?? null,
    input.versionId ?? null,
    saysPassword ? said : (input.body ?? null),
    options.ifNoneExists ?? null,
    ...fileSaid(call, brought),
    isAct ? (handOf(actor)?.id ?? null) : null,
  ]
  return Buffer.from(digestWith(sealingKey)('idempotency-key', JSON.stringify(asked)), 'base64url')
}

/** What a call says of a file: as what it comes, which upload and which part it is, and its bytes. */
function fileSaid({ input, options }: Call, brought: Brought | undefined): readonly (string | null)[] {
  const { uploadId, mediaType = input.bytes?.mediaType, purge } = input.query ?? {}
  const said = [uploadId, mediaType, purge, input.number, options.wholeDigest ?? brought?.hash]
  return said.every((each) => each === undefined) ? [] : said.map((each) => each ?? null)
}

type Kept = Pick<Receipt, 'status' | 'row' | 'answer'>

/** A row is kept by its version, and read again; another answer is kept sealed, for this person and this key alone. */
function keptOf(
  { operation, input, actor }: Call,
  { opened }: OpenContext,
  { key, answer }: { readonly key: string; readonly answer: OperationAnswer },
): Kept {
  const { value, status, versionId } = answer
  const { resource } = operations[operation]
  if (isWholeRow(value) && versionId !== undefined)
    return { status, row: { type: value.resourceType, id: value.id, versionId } }
  if (value === undefined && input.id !== undefined && versionId !== undefined)
    return { status, row: { type: resource, id: input.id, versionId } }
  return { status, answer: seal(opened.sealingKey, { value, versionId }, boundOf(actor.personId, key)) }
}

function boundOf(personId: string | null, key: string): string {
  return `receipt ${personId} ${key}`
}

type Again = { readonly receipt: Receipt; readonly key: string }

async function answeredAgain(
  call: Call,
  { context, opened }: OpenContext,
  { receipt, key }: Again,
): Promise<Outcome<OperationAnswer>> {
  context.note({ detail: { repeated: true } })
  if (receipt.row) return rowAgain({ context, opened }, receipt.row, receipt.status)
  const { id } = call.input
  const target = id === undefined ? undefined : await visible(opened, operations[call.operation].resource, id)
  if (target && !target.ok) return target

  const kept = unseal(opened.sealingKey, receipt.answer ?? '', boundOf(call.actor.personId, key))
  if (!isDocument(kept)) return failed({ kind: 'conflict', because: 'stores.key-used' })
  const { value, versionId } = kept
  return succeeded({
    value,
    status: statusOf(receipt.status),
    ...(typeof versionId === 'string' && { versionId }),
  })
}

async function visible(opened: Opened, type: string, id: string): Promise<Outcome<StoredDocument>> {
  if (!isResourceType(type)) return failed({ kind: 'missing' })
  const loaded = await openRows(opened, type).loadAny(id)
  return loaded.ok ? succeeded(loaded.value.document) : loaded
}

/** The version of then; where it was left out of the history, the row as it stands now. */
async function rowAgain(
  { context, opened }: OpenContext,
  row: NonNullable<Receipt['row']>,
  stored: number,
): Promise<Outcome<OperationAnswer>> {
  const { type, id, versionId } = row
  const status = statusOf(stored)
  const found = await visible(opened, type, id)
  if (!found.ok) return found
  if (!isResourceType(type)) return failed({ kind: 'missing' })

  const patientId = patientOf(registry[type], found.value)
  context.note({ target: { type, id, versionId }, ...(patientId !== null && { patientId }) })
  if (status === 204) return succeeded({ value: undefined, status, versionId })
  if (found.value.meta.isDeleted) return failed({ kind: 'gone' })

  const then = await openRows(opened, type).loadVersion(id, versionId)
  const document = then.ok ? then.value : found.value
  const value = await asRead({ context, opened }, document)
  return succeeded({ value, status, versionId: document.meta.versionId })
}

function statusOf(stored: number): OperationAnswer['status'] {
  return stored === 201 || stored === 202 || stored === 204 ? stored : 200
}
