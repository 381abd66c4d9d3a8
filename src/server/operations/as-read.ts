import { registry } from '#generated/tables/registry.ts'
import type { ResourceType } from '#generated/types/resources.ts'
import { isDocument, type StoredDocument } from '#server/stores/document.ts'
import { isResourceType } from '#server/stores/entry-named.ts'
import { openRows } from '#server/stores/opening/open-stores.ts'
import { masked } from '#server/stores/references/masked.ts'
import type { OpenContext } from './open-context.ts'
import { withToday } from './plain-guard.ts'

/**
 * What an act answers, as its asker may read it: every whole row in it, wherever it stands, leaves as a read of it would. It is
 * the last thing that happens to an answer, so that no handler has to remember it.
 */
export async function asRead(inside: OpenContext, value: unknown): Promise<unknown> {
  if (Array.isArray(value)) return Promise.all(value.map((each) => asRead(inside, each)))
  if (!isDocument(value)) return value
  if (isWholeRow(value)) {
    const type = value.resourceType
    const { context, opened } = inside
    const row = masked(opened.actor, registry[type], value)
    return (await withToday(context, type, await openRows(opened, type).shown([row])))[0]
  }
  const members = Object.entries(value).map(
    async ([name, each]) => [name, await asRead(inside, each)] as const,
  )
  return Object.fromEntries(await Promise.all(members))
}

/** A whole row, of whatever type; a reference says only whom it means. */
export function isWholeRow(
  value: unknown,
): value is StoredDocument & { readonly resourceType: ResourceType } {
  return isDocument(value) && isResourceType(value.resourceType) && isDocument(value.meta)
}
