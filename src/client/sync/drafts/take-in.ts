import { mergeDocuments } from '#client/sync/merge-documents.ts'
import type { Outbox } from '#client/sync/outbox/outbox.ts'
import { plain } from '#client/sync/pending.ts'
import type { ResourceType } from '#generated/types/resources.ts'
import type { JsonObject } from '#shared/patch/patch-operation.ts'

/** A record in work, and the copy of it that was read last. */
export type InWork<Document> = {
  readonly type: ResourceType
  readonly id: string
  readonly stored: Document
  /** The document as the screen has it at this moment. */
  readonly now: () => Document | undefined
}

/**
 * The record as this device knows it, with what was typed while it was looking. Undefined when nothing of it is known here.
 * What the screen had is seen before the buffer is emptied: all of it then stands in what is found, and only what comes
 * later is laid upon that.
 */
export async function takeIn<Document>(
  outbox: Outbox,
  { type, id, stored, now }: InWork<Document>,
): Promise<Document | undefined> {
  const handed = now()
  await outbox.flush()
  const known = await outbox.latest(type, id, plain(stored))
  return known && adopted(handed, now(), known)
}

function adopted<Document>(
  handed: Document | undefined,
  now: Document | undefined,
  known: JsonObject,
): Document {
  if (!handed || !now) return known as unknown as Document
  const merged = mergeDocuments(plain(handed), plain(now), known)
  return merged.ok ? (merged.value as unknown as Document) : now
}
