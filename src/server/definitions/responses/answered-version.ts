import type { Questionnaire } from '#generated/types/questionnaire.ts'
import type { Reference } from '#generated/types/reference.ts'
import type { Context } from '#server/operations/handler.ts'
import type { Outcome } from '#shared/outcome/outcome.ts'

/** The version of a questionnaire that responses answer; it becomes pinned when they are stored. */
export function answeredVersion(
  context: Context,
  { id, versionId }: Reference,
): Promise<Outcome<Questionnaire>> {
  const store = context.stores.of('Questionnaire')
  return versionId === undefined ? store.get(id) : store.getVersion(id, versionId)
}
