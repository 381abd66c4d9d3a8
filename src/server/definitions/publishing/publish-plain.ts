import type { DefinitionRow, DefinitionType } from '#server/definitions/definition/definition-types.ts'
import type { Context } from '#server/operations/handler.ts'
import type { Finding, Outcome } from '#shared/outcome/outcome.ts'
import { draftOf, publish } from './publish.ts'

type Asked = { readonly id: string; readonly versionId?: string }

/** Makes a Draft Active when `check` finds nothing that stands in the way; without one, its schema has checked all there is to check. */
export function publishPlain<Type extends DefinitionType>(
  type: Type,
  check: (row: DefinitionRow<Type>) => readonly Finding[] = () => [],
) {
  return async (context: Context, input: Asked): Promise<Outcome<DefinitionRow<Type>>> => {
    const draft = await draftOf(context, type, input)
    if (!draft.ok) return draft
    const row = draft.value
    return publish(context, { type, row, versionId: row.meta.versionId, findings: check(row) })
  }
}
