import { type Pending, wanted } from '#client/sync/pending.ts'
import type { ResourceType, ResourceTypes } from '#generated/types/resources.ts'

/** The record of a waiting change as this device wants it; what was made here has no version yet, and no name. Undefined for one of another type, or that is to be deleted. */
export function wantedBy<Type extends ResourceType>(
  pending: Pending,
  type: Type,
): ResourceTypes[Type] | undefined {
  const document = wanted(pending)
  if (!document || pending.type !== type) return undefined
  const unstored = { id: pending.id, resourceType: type, display: '', meta: { versionId: '' } }
  // What the device keeps under a type was a record of that type when it came in.
  return (pending.kind === 'create' ? { ...unstored, ...document } : document) as ResourceTypes[Type]
}
