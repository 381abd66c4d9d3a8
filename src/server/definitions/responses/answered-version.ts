import type { Questionnaire } from '#generated/types/questionnaire.ts'
import type { Reference } from '#generated/types/reference.ts'
import type { Context } from '#server/operations/handler.ts'
import type { Outcome } from '#shared/outcome/outcome.ts'

/**
 * The version of a questionnaire that responses answer; it becomes pinned when they are stored. Where a Draft was named and has been
 * published since, what was published is answered: nobody answers a Draft.
 */
export async function answeredVersion(
  { stores }: Pick<Context, 'stores'>,
  { id, versionId }: Reference,
): Promise<Outcome<Questionnaire>> {
  const store = stores.of('Questionnaire')
  if (versionId === undefined) return store.get(id)
  const named = await store.getVersion(id, versionId)
  if (!named.ok || named.value.status !== 'Draft') return named
  const present = await store.get(id)
  return present.ok ? present : named
}
