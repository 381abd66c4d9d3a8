import type { Clause } from '#generated/types/clause.ts'
import type { QuestionnaireAlert } from '#generated/types/questionnaire-alert.ts'
import { holds } from '#shared/forms/conditions/holds.ts'
import type { FormContext, Reading } from '#shared/forms/reading.ts'
import { readSource } from '#shared/forms/sources.ts'
import type { OpenAnswers } from './open-answers.ts'

/** The alerts that the answers of an instrument call for. One that asks nothing calls for nobody. */
export function alertsOf(
  answers: OpenAnswers,
  alerts: readonly QuestionnaireAlert[],
  context: FormContext = {},
): readonly QuestionnaireAlert[] {
  const { nodes } = answers.form
  const read = ({ source }: Clause): readonly Reading[] => {
    const found = readSource(source, nodes)
    if (found.kind === 'context') return [{ element: undefined, value: context.values?.[found.path] }]
    if (found.kind === 'column') return []
    const element = nodes.get(found.id)?.element
    return answers.readings(found.id).map((reading) => ({ element, ...reading }))
  }
  return alerts.filter(({ when }) => when.clauses.length > 0 && holds(when, read, context))
}
