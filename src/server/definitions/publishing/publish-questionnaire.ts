import type { Questionnaire } from '#generated/types/questionnaire.ts'
import type { Context, Handler } from '#server/operations/handler.ts'
import { unreadableExpressions } from '#server/stores/expressions/with-expressed.ts'
import { checkQuestionnaire } from '#shared/forms/publishing/check-questionnaire.ts'
import type { Outcome } from '#shared/outcome/outcome.ts'
import { draftOf, publish } from './publish.ts'
import { withPinnedForms } from './with-pinned-forms.ts'

/** Checks a Draft questionnaire, its licence, its scores and its alerts, and makes it Active. */
export const publishQuestionnaire: Handler<'questionnaire.publish'> = async (context, input) => {
  const draft = await draftOf(context, 'Questionnaire', input)
  return draft.ok ? publishQuestionnaireRow(context, draft.value) : draft
}

/** The same for a row that is at hand. */
export async function publishQuestionnaireRow(
  context: Context,
  draft: Questionnaire,
): Promise<Outcome<Questionnaire>> {
  const unreadable = await unreadableExpressions(context.express, draft)
  if (!unreadable.ok) return unreadable
  const findings = [...checkQuestionnaire(draft), ...unreadable.value]
  const pinned = await withPinnedForms(context, draft)
  if (!pinned.ok) return pinned
  const row = pinned.value
  return publish(context, { type: 'Questionnaire', row, versionId: row.meta.versionId, findings })
}
