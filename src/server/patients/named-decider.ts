import type { Reference } from '#generated/types/reference.ts'
import type { Context } from '#server/operations/handler.ts'
import type { MergeRow } from './merges-query.ts'

/** The named decider of a merge or a verdict, as far as the asker may see who it is. */
export async function namedDecider(
  { stores }: Context,
  { byId, byType }: Pick<MergeRow, 'byId' | 'byType'>,
): Promise<Reference | undefined> {
  if (byType !== 'Practitioner' || byId === null) return undefined
  const by = await stores.of('Practitioner').get(byId)
  return by.ok ? { id: by.value.id, resourceType: 'Practitioner', display: by.value.display } : undefined
}
