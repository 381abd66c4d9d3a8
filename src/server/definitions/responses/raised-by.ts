import type { Questionnaire } from '#generated/types/questionnaire.ts'
import type { QuestionnaireAlert } from '#generated/types/questionnaire-alert.ts'
import type { QuestionnaireResponse } from '#generated/types/questionnaire-response.ts'
import { compileForm } from '#shared/forms/compile-form.ts'
import { definitionOf } from '#shared/forms/definition.ts'
import { raisedAlerts } from '#shared/forms/opening/raised-alerts.ts'
import { scoreAnswers } from '#shared/forms/opening/score-answers.ts'
import type { FormContext } from '#shared/forms/reading.ts'

/** Answers with the version of the questionnaire that they answer. */
type Answered = {
  readonly questionnaire: Questionnaire
  readonly after: QuestionnaireResponse
  readonly context: FormContext
}

/** The alerts of the questionnaire that a response raises. */
export function raisedBy({ questionnaire, after, context }: Answered): readonly QuestionnaireAlert[] {
  const { shortName, alerts = [], scoring = [] } = questionnaire
  const definition = definitionOf(questionnaire)
  const scores = scoreAnswers(compileForm(definition), after.answers, scoring)
  return raisedAlerts({ ...definition, shortName, alerts }, { answers: after.answers, scores, context })
}
