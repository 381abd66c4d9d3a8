import { type Answers, isRecord, listOf } from '#shared/answers/answer.ts'
import type { Element } from '#shared/forms/definition.ts'
import { isEmpty, questionsOf } from '#tests/support/type-walk/fill-form.ts'

/** In the walk through every type: the fields that a form asks, those of its rows among them. */
export function askedFields(elements: readonly Element[]): readonly string[] {
  return questionsOf(elements).flatMap(({ id, type, children = [] }) => [
    id,
    ...(type === 'Repeater' ? askedFields(children) : []),
  ])
}

/** Those of them that are answered; a box that is not ticked is not. */
export function answeredFields(elements: readonly Element[], answers: Answers): readonly string[] {
  return questionsOf(elements).flatMap(({ id, type, children = [] }) => {
    const answer = answers[id]
    if (answer === undefined || answer === null || (type === 'Boolean' && answer !== true)) return []
    if (isEmpty(answer)) return []
    if (type !== 'Repeater') return [id]
    const rows = listOf(answer).filter(isRecord)
    return [...new Set([id, ...rows.flatMap((row) => answeredFields(children, row))])]
  })
}
