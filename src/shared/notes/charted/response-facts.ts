import { isRecord, listOf } from '#shared/answers/answer.ts'
import type { Element } from '#shared/forms/definition.ts'
import { alertActions } from '#shared/forms/opening/instrument-alerts.ts'
import { membersOf } from '#shared/patch/members-of.ts'
import type { NotedResponse } from './noted-fact.ts'

/** An instrument that was filled inside a note is answers of the chart too, charted like any that are given outside: with the version that was answered. */
export function responseFacts(
  key: string,
  answer: unknown,
  { label, questionnaire: asked }: Pick<Element, 'label' | 'questionnaire'>,
): readonly NotedResponse[] {
  if (!isRecord(answer) || !isRecord(answer.answers) || !asked) return []
  const { versionId } = membersOf(answer.questionnaire)
  if (typeof versionId !== 'string') return []
  const scores = listOf(answer.scores).filter(isRecord)
  const said = scores.map(({ name, value, band }) => [name, value, band].filter(isSaid).join(' '))
  return [
    {
      type: 'QuestionnaireResponse',
      act: 'Add',
      key,
      questionnaire: { id: asked.id, resourceType: 'Questionnaire', versionId },
      answers: answer.answers,
      actions: Object.fromEntries(alertActions(answer)),
      text: [label ?? '', said.join(', ')].filter((each) => each !== '').join(': '),
    },
  ]
}

function isSaid(part: unknown): boolean {
  return part !== undefined && part !== ''
}
