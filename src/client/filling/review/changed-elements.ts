import type { Questionnaire } from '#generated/types/questionnaire.ts'
import type { QuestionnaireResponse } from '#generated/types/questionnaire-response.ts'
import { isBlank, sameAnswer } from '#shared/answers/answer.ts'
import { holdsAnswer } from '#shared/elements/element.ts'
import { compileForm } from '#shared/forms/compile-form.ts'
import { asAnswer, definitionOf, type Element } from '#shared/forms/definition.ts'

type Two = {
  readonly now: QuestionnaireResponse['answers']
  readonly before: QuestionnaireResponse['answers']
}

/** The questions of a questionnaire that have another answer than before, in its order; lists of rows are read as a whole. */
export function changedElements(
  questionnaire: Pick<Questionnaire, 'elements'>,
  { now, before }: Two,
): readonly Element[] {
  const { nodes } = compileForm(definitionOf(questionnaire))
  return [...nodes.values()]
    .filter(({ element, repeaters }) => repeaters.length === 0 && holdsAnswer(element))
    .map(({ element }) => element)
    .filter(({ id }) => {
      const [left, right] = [asAnswer(now[id]), asAnswer(before[id])]
      return !(isBlank(left) && isBlank(right)) && !sameAnswer(left, right)
    })
}
