import type { QuestionnaireResponse } from '#generated/types/questionnaire-response.ts'
import { type Answers, isRecord } from '#shared/answers/answer.ts'
import { asAnswer } from '#shared/forms/definition.ts'

/** The answers of a response as the engine of forms reads them. */
export function givenAnswers({ answers }: Pick<QuestionnaireResponse, 'answers'>): Answers {
  const given = asAnswer(answers)
  return isRecord(given) ? given : {}
}
