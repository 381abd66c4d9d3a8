import { mergeDocuments } from '#client/sync/merge-documents.ts'
import type { Pending, Stuck } from '#client/sync/pending.ts'
import type { ResourceType } from '#generated/types/resources.ts'
import type { Outcome } from '#shared/outcome/outcome.ts'
import { applyPatch } from '#shared/patch/apply-patch.ts'
import { diff } from '#shared/patch/diff.ts'
import { isObject, type JsonObject } from '#shared/patch/patch-operation.ts'

type PendingPatch = Extract<Pending, { readonly kind: 'patch' }>
type Read = (type: ResourceType, id: string) => Promise<Outcome<JsonObject>>

/** In the outbox, a person chose this text: it is laid upon what stands on the server now, and wins where both touched the same place. */
export async function mineUpon({ pending }: Stuck, read: Read): Promise<Pending> {
  if (pending.kind === 'create') return pending
  const now = await read(pending.type, pending.id)
  if (!now.ok) return pending
  if (pending.kind === 'delete') return { ...pending, base: now.value }

  return laidUpon(pending, now.value)
}

/** A change laid upon what stands on the server now: both kept where they touched different places, else what was changed here. */
export function laidUpon(pending: PendingPatch, now: JsonObject): PendingPatch {
  const merged = mergeDocuments(pending.base, pending.after, now)
  if (merged.ok) return { ...pending, base: now, after: merged.value }

  const forced = applyPatch(now, diff(pending.base, pending.after))
  return forced.ok && isObject(forced.value) ? { ...pending, base: now, after: forced.value } : pending
}
