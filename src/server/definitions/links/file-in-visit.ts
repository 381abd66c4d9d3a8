import type { OperationId } from '#generated/operations/operations.ts'
import type { Reference } from '#generated/types/reference.ts'
import { isFiled } from '#server/definitions/giving/is-filed.ts'
import { fillerOf } from '#server/definitions/packets/filler.ts'
import { isClosed, isHandedIn } from '#server/definitions/packets/open-packet.ts'
import { sentPacket } from '#server/definitions/packets/sent-packet.ts'
import type { VisitRequest } from '#server/operations/accounts.ts'
import { type OperationAnswer, requestOfCall, type VisitFile } from '#server/operations/call.ts'
import { openAs } from '#server/operations/open-as.ts'
import { runRequest } from '#server/operations/run-operation.ts'
import type { Opened } from '#server/stores/opened.ts'
import { openStores } from '#server/stores/opening/open-stores.ts'
import { failed, type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { refuse } from '#shared/outcome/refuse.ts'
import { filesOf } from '#shared/packets/files-of.ts'
import type { FoundLink, VisitHouse } from './find-link.ts'

/** The record that a file becomes. */
type FileKind = 'DocumentReference' | 'Media'

/** Writing to a file that is given asks this of its record, and reading it or a document of the packet that. */
const rights = { write: ['Create', 'Read', 'Update'], read: ['Read'] } as const

/** The record that a visit speaks of, and in which version; whatever else the chart has is not there for it. */
type VisitRecord = { readonly kind: FileKind; readonly id: string; readonly versionId?: string }

/**
 * One call for the bytes of one file, which the packet of the visit names: given with an own item, or a document that is read with
 * one. Only then, and only for this call, the visitor may what the call asks; for every other record the answer is that there is none.
 */
export async function fileInVisit(
  { world }: VisitHouse,
  { actor, link }: FoundLink,
  { asked, file }: { readonly asked: VisitRequest; readonly file: VisitFile },
): Promise<Outcome<OperationAnswer>> {
  const found = await openAs(world, { actor, operation: 'packet.file' }, (opened) =>
    file.of === 'document'
      ? readDocument(opened, link.responseId, file.id)
      : givenFile(opened, link.responseId, file),
  )
  if (!found.ok) return found
  const { kind, id, versionId } = found.value
  const may = rights[file.verb === 'readContent' ? 'read' : 'write'].map((verb) => `${kind}:${verb}`)
  const call = {
    actor: { ...actor, granted: new Set([...actor.granted, ...may]) },
    operation: operationOf(kind, versionId === undefined ? file.verb : 'readContentVersion'),
    input: { ...file.input, id, ...(versionId !== undefined && { versionId }) },
    options: { ...file.options, ...callerOf(asked) },
  }
  const { outcome } = await runRequest(world, { ...requestOfCall(call), admit: file.admit })
  return outcome
}

function callerOf({ requestId, address, userAgent }: VisitRequest) {
  return {
    requestId,
    ...(address !== undefined && { address }),
    ...(userAgent !== undefined && { userAgent }),
  }
}

function operationOf(kind: FileKind, verb: VisitFile['verb'] | 'readContentVersion'): OperationId {
  return kind === 'Media' ? `media.${verb}` : `documentReference.${verb}`
}

/** A file that was given with an own item; nothing is brought to it any more once the part is handed in. */
async function givenFile(
  opened: Opened,
  responseId: string,
  { id, verb }: VisitFile,
): Promise<Outcome<VisitRecord>> {
  const own = await ownItems(opened, responseId)
  if (!own.ok) return own
  const { response, itemIds, filler } = own.value
  const file = itemIds
    .flatMap((itemId): readonly Reference[] => filesOf(response, itemId))
    .find((each) => each.id === id)
  if (!file) return failed({ kind: 'missing' })
  if (verb !== 'readContent' && isHandedIn(response, filler))
    return refuse('', 'definitions.packet-handed-in', { kind: 'conflict' })
  const kind = file.resourceType === 'Media' ? 'Media' : 'DocumentReference'
  const stored = verb === 'readContent' ? undefined : await openStores(opened).of(kind).get(id)
  return stored?.ok && isFiled(stored.value)
    ? refuse('', 'definitions.packet-file-filed', { kind: 'conflict' })
    : succeeded({ kind, id })
}

/** The document of an own item, in the version that the packet names. */
async function readDocument(
  opened: Opened,
  responseId: string,
  itemId: string,
): Promise<Outcome<VisitRecord>> {
  const own = await ownItems(opened, responseId)
  if (!own.ok) return own
  const item = own.value.packet.items.find(({ id }) => id === itemId)
  if (!item?.document || item.kind !== 'Document' || !own.value.itemIds.includes(itemId))
    return failed({ kind: 'missing' })
  const { id, versionId } = item.document
  return succeeded({ kind: 'DocumentReference', id, ...(versionId !== undefined && { versionId }) })
}

async function ownItems(opened: Opened, responseId: string) {
  const stores = openStores(opened)
  const found = await stores.of('PacketResponse').get(responseId)
  if (!found.ok) return found
  const response = found.value
  if (isClosed(response, opened.now.milliseconds))
    return refuse('/status', 'definitions.packet-closed', { kind: 'conflict' })
  const filler = fillerOf(opened, response)
  if (!filler.ok) return filler
  const packet = await sentPacket({ stores, now: opened.now }, response)
  if (!packet.ok) return packet
  const own = packet.value.items.filter(({ audience }) => filler.value.audiences.includes(audience))
  return succeeded({
    response,
    packet: packet.value,
    filler: filler.value,
    itemIds: own.map(({ id }) => id),
  })
}
