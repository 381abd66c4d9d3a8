import type { Handler } from '#server/operations/handler.ts'
import { draftOf } from './publish.ts'
import { publishQuestionnaireRow } from './publish-form-row.ts'

/** Checks a Draft questionnaire, its licence, its scores and its alerts, and makes it Active. */
export const publishQuestionnaire: Handler<'questionnaire.publish'> = async (context, input) => {
  const draft = await draftOf(context, 'Questionnaire', input)
  return draft.ok ? publishQuestionnaireRow(context, draft.value) : draft
}
