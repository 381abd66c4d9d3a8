import type { DefinitionRow } from '#server/definitions/definition/definition-types.ts'
import type { Context } from '#server/operations/handler.ts'
import { checkChecklist } from '#shared/audits/check-checklist.ts'
import { checkSigningOrder } from '#shared/notes/check-signing-order.ts'
import type { Finding, Outcome } from '#shared/outcome/outcome.ts'
import { checkNoteRule } from '#shared/rules/publishing/check-note-rule.ts'
import { checkScript } from '#shared/scripts/check-script.ts'
import { draftOf, publish } from './publish.ts'

/** The definitions that name no other definition that is published with them. */
export type PlainType =
  | 'NoteRule'
  | 'SignatureConfiguration'
  | 'ComplianceQuestionnaire'
  | 'Script'
  | 'ObservableRoutines'

type Asked = { readonly id: string; readonly versionId?: string }

/** Makes a Draft of a plain type Active when its check finds nothing that stands in the way. */
export function publishPlain<Type extends PlainType>(type: Type) {
  return async (context: Context, input: Asked): Promise<Outcome<DefinitionRow<Type>>> => {
    const draft = await draftOf(context, type, input)
    return draft.ok ? publishPlainRow(context, type, draft.value) : draft
  }
}

/** The same for a row that is at hand: however it comes to be published, it is checked. */
export function publishPlainRow<Type extends PlainType>(
  context: Context,
  type: Type,
  row: DefinitionRow<Type>,
): Promise<Outcome<DefinitionRow<Type>>> {
  return publish(context, { type, row, versionId: row.meta.versionId, findings: plainFindings(row) })
}

function plainFindings(row: DefinitionRow<PlainType>): readonly Finding[] {
  switch (row.resourceType) {
    case 'NoteRule':
      return checkNoteRule(row)
    case 'SignatureConfiguration':
      return checkSigningOrder(row)
    case 'ComplianceQuestionnaire':
      return checkChecklist(row)
    case 'Script':
      return checkScript(row)
    default:
      // Its schema has checked all there is to check.
      return []
  }
}
