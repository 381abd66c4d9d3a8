import type { Reference } from '#generated/types/reference.ts'
import type { ResourceType, ResourceTypes } from '#generated/types/resources.ts'
import { optional } from '#server/note-parts/optional.ts'
import type { Context } from '#server/operations/handler.ts'
import { type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { permits } from '#shared/permissions/permits.ts'

/** What is referred to, as far as whoever asks may read its type: what they may not see stands against nothing. */
export async function seen<Type extends ResourceType>(
  context: Context,
  type: Type,
  reference: Reference | undefined,
): Promise<Outcome<ResourceTypes[Type] | undefined>> {
  return permits(context.actor.granted, `${type}:Read`)
    ? optional(context, type, reference)
    : succeeded(undefined)
}
