import { mergeDocuments } from '#client/sync/merge-documents.ts'
import type { Outbox } from '#client/sync/outbox/outbox.ts'
import { plain } from '#client/sync/pending.ts'
import type { ResourceType, ResourceTypes } from '#generated/types/resources.ts'
import type { JsonObject } from '#shared/patch/patch-operation.ts'

/** A record in work, and the copy of it that was read last. */
export type InWork<Type extends ResourceType> = {
  readonly type: Type
  readonly id: string
  readonly stored: ResourceTypes[Type]
  /** The document as the screen has it at this moment. */
  readonly now: () => ResourceTypes[Type] | undefined
}

/**
 * A draft takes in the record as this device knows it, with what was typed while it was looking. Undefined when nothing of it is known here.
 * What the screen had is seen before the buffer is emptied: all of it then stands in what is found, and only what comes
 * later is laid upon that.
 */
export async function takeIn<Type extends ResourceType>(
  outbox: Outbox,
  { type, id, stored, now }: InWork<Type>,
): Promise<ResourceTypes[Type] | undefined> {
  const handed = now()
  await outbox.flush()
  const known = await outbox.latest(type, id, plain(stored))
  return known && adopted(handed, now(), known)
}

/** The record as it is known, with what the screen has made since the copy of which that is said: nothing is lost between the two. */
export function adopted<Whole extends JsonObject>(
  handed: Whole | undefined,
  now: Whole | undefined,
  known: Whole,
): Whole {
  if (!handed || !now || handed === now) return known
  const merged = mergeDocuments(plain(handed), plain(now), known)
  return merged.ok ? merged.value : now
}
