import type { TypeEntry } from '#generated/tables/registry.ts'
import type { World } from '#server/operations/world.ts'
import { addContent } from '#server/stores/content/content-query.ts'
import type { Document, StoredDocument } from '#server/stores/document.ts'
import type { Opened } from '#server/stores/opened.ts'
import { patientOf } from '#server/stores/rows/columns.ts'

/** A file that is laid beside a row: what the row says of it, and how it is kept once its version is there. */
export type LaidContent = {
  readonly fields: Document
  readonly keep: (opened: Opened, document: StoredDocument) => Promise<void>
}

const mediaType = 'application/xml'

/** Lays, for the matrix of isolation, the content of a row past the API: its bytes are its canary. */
export async function layContent(
  { content }: World,
  entry: TypeEntry,
  { id, canary }: { readonly id: string; readonly canary: string },
): Promise<LaidContent | undefined> {
  if (!entry.content) return undefined
  const received = await content.receive(bytesOf(`<file>${canary}</file>`), 10_000)
  if (!received.ok) throw new Error(`No file of ${entry.type}: ${JSON.stringify(received.failure)}`)
  const { hash, size } = received.value
  const said = { contentType: mediaType, url: `${entry.collection}/${id}/content`, hash, size }
  return {
    fields: { [entry.content.field]: said },
    keep: async (opened, document) => {
      await content.keep(opened.actor.practiceId, received.value)
      const { versionId } = document.meta
      const patientId = patientOf(entry, document)
      await addContent(opened, { resourceId: id, versionId, patientId, hash, size, mediaType })
    },
  }
}

async function* bytesOf(text: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(text)
}
