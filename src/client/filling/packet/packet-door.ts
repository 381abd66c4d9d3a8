import type { SendPlain } from '#client/api/make-send.ts'
import { send, sendPlainQuietly } from '#client/api/send.ts'
import type { FormFiles } from '#client/form/room/form-setting.ts'
import type { ActInputs, ActReplies } from '#generated/operations/operations.ts'
import type { PacketSheet } from '#generated/types/packet-sheet.ts'
import type { PacketSheetItem } from '#generated/types/packet-sheet-item.ts'
import { failed, type Outcome } from '#shared/outcome/outcome.ts'

type Without = ActInputs['packetResponse.submit']

/** The way by which a packet is filled in: signed in as staff, or by its link. */
export type PacketDoor = {
  readonly sheet: () => Promise<Outcome<PacketSheet>>
  readonly answer: (
    input: ActInputs['packetResponse.answer'],
  ) => Promise<Outcome<ActReplies['packetResponse.answer']>>
  readonly submit: (input: Without) => Promise<Outcome<ActReplies['packetResponse.submit']>>
  readonly files: PacketFiles
}

/** The way of files that are given with a packet, and of documents that are read with it. */
export type PacketFiles = {
  readonly add: (
    input: ActInputs['packetResponse.addFile'],
  ) => Promise<Outcome<ActReplies['packetResponse.addFile']>>
  readonly drop: (input: ActInputs['packetResponse.dropFile']) => Promise<Outcome<unknown>>
  readonly send: SendPlain
  readonly read: FormFiles['read']
  readonly document: (item: PacketSheetItem) => Promise<Outcome<Blob>>
}

/** The way of staff who are signed in. */
export function staffDoor(id: string): PacketDoor {
  return {
    sheet: () => send('packetResponse.sheet', { id }),
    answer: (input) => send('packetResponse.answer', { id, ...input }),
    submit: (input) => send('packetResponse.submit', { id, ...input }),
    files: staffFiles(id),
  }
}

function staffFiles(id: string): PacketFiles {
  return {
    add: (input) => send('packetResponse.addFile', { id, ...input }),
    drop: (input) => send('packetResponse.dropFile', { id, ...input }),
    send: sendPlainQuietly,
    read: ({ id: fileId, resourceType }, pixels) =>
      sendPlainQuietly(resourceType === 'Media' ? 'Media' : 'DocumentReference', 'readContent', {
        id: fileId,
        ...(pixels !== undefined && { thumbnail: pixels }),
      }),
    document: async ({ document }) => {
      if (!document) return failed({ kind: 'missing' })
      const { id: documentId, versionId } = document
      return versionId === undefined
        ? sendPlainQuietly('DocumentReference', 'readContent', { id: documentId })
        : sendPlainQuietly('DocumentReference', 'readContentVersion', { id: documentId, versionId })
    },
  }
}
