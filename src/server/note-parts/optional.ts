import type { Reference } from '#generated/types/reference.ts'
import type { ResourceType, ResourceTypes } from '#generated/types/resources.ts'
import type { Context } from '#server/operations/handler.ts'
import { type Outcome, succeeded } from '#shared/outcome/outcome.ts'

/** For a note, the record that a reference names; nothing when there is no reference, or the record is gone or not to be seen. */
export async function optional<Type extends ResourceType>(
  context: Context,
  type: Type,
  reference: Reference | undefined,
): Promise<Outcome<ResourceTypes[Type] | undefined>> {
  if (!reference) return succeeded(undefined)

  const found = await context.stores.of(type).get(reference.id)
  if (found.ok) return found
  const isAbsent = found.failure.kind === 'missing' || found.failure.kind === 'gone'
  return isAbsent ? succeeded(undefined) : found
}

/** The very version that a pinned reference names; the present one when it pins none. */
export async function pinned<Type extends ResourceType>(
  context: Context,
  type: Type,
  reference: Reference,
): Promise<Outcome<ResourceTypes[Type]>> {
  const store = context.stores.of(type)
  if (!reference.versionId) return store.get(reference.id)

  const current = await store.get(reference.id)
  if (current.ok && current.value.meta.versionId === reference.versionId) return current
  return store.getVersion(reference.id, reference.versionId)
}
