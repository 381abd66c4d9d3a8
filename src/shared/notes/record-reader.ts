import type { Filter } from '#generated/types/filter.ts'
import type { Reference } from '#generated/types/reference.ts'
import type { ResourceType, ResourceTypes } from '#generated/types/resources.ts'
import type { Outcome } from '#shared/outcome/outcome.ts'

/** How records around a note are read, wherever the asking is done: the server asks its stores, the browser asks the server. */
export type RecordReader = {
  /** The record that a reference names; nothing when it is gone or not to be seen. */
  readonly read: <Type extends ResourceType>(
    type: Type,
    reference: Reference | undefined,
  ) => Promise<Outcome<ResourceTypes[Type] | undefined>>
  readonly find: <Type extends ResourceType>(
    type: Type,
    filters: readonly Filter[],
  ) => Promise<Outcome<readonly ResourceTypes[Type][]>>
}
