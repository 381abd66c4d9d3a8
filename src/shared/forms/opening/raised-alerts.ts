import type { QuestionnaireAlert } from '#generated/types/questionnaire-alert.ts'
import type { Answer, Answers } from '#shared/answers/answer.ts'
import { firstScorePath, scorePath } from '#shared/forms/alert-paths.ts'
import { compileForm } from '#shared/forms/compile-form.ts'
import type { Definition, Element } from '#shared/forms/definition.ts'
import type { FormContext } from '#shared/forms/reading.ts'
import { openAnswers } from './open-answers.ts'
import type { Score } from './score-answers.ts'

/** A questionnaire as far as its alerts ask: its questions, and what it is called. */
export type Alerting = Definition & {
  readonly shortName: string
  readonly alerts?: readonly QuestionnaireAlert[] | undefined
}

/** What the answers of a form to be opened say of it, and the scores that they make. */
export type Scored = {
  readonly answers: Answers
  readonly scores: readonly Score[]
  readonly context: FormContext
}

/** The alerts that answers raise: each holds or does not by the rules by which a question of the form is shown. */
export function raisedAlerts(
  { elements, shortName, alerts = [] }: Alerting,
  { answers, scores, context }: Scored,
): readonly QuestionnaireAlert[] {
  if (alerts.length === 0) return []
  const asked = alerts.map((alert, index): Element => {
    const visibleWhen = alert.when
    return { id: placeOf(index), type: 'Instructions', visibleWhen }
  })
  const values = { ...context.values, ...scoreValues(shortName, scores) }
  const open = openAnswers(compileForm({ elements: [...elements, ...asked] }), answers, {
    ...context,
    values,
    newId: () => 'row',
  })
  return alerts.filter((_, index) => open.get(placeOf(index)).visible)
}

/** No question has a name with a blank in it. */
function placeOf(index: number): string {
  return `alert ${index}`
}

function scoreValues(
  shortName: string,
  scores: readonly Score[],
): { readonly [path: string]: Answer | undefined } {
  const own = scores.map(({ scoringId, value }) => [scorePath(scoringId), value] as const)
  return { ...Object.fromEntries(own), [firstScorePath(shortName)]: scores[0]?.value }
}
