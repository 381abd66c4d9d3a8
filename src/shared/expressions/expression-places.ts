import { type Answers, isRecord, listOf } from '#shared/answers/answer.ts'
import type { Form, FormNode } from '#shared/forms/compile-form.ts'
import type { Element } from '#shared/forms/definition.ts'

/** One place of an element with an expression: in the form itself or in one row of a list. */
export type ExpressionPlace = {
  readonly element: Element
  readonly path: string
  /** The answers among which it stands. */
  readonly answers: Answers
}

/** All places that have an expression, in the order of the form. */
export function expressionPlaces(form: Form, answers: Answers): readonly ExpressionPlace[] {
  return placesIn(form.roots, answers, '')
}

function placesIn(nodes: readonly FormNode[], answers: Answers, prefix: string): readonly ExpressionPlace[] {
  return nodes.flatMap(({ id, element, children }) => {
    const path = prefix + id
    const own = element.fhirPath === undefined ? [] : [{ element, path, answers }]
    if (element.type !== 'Repeater') return [...own, ...placesIn(children, answers, prefix)]
    const rows = listOf(answers[id]).filter(isRecord)
    return [...own, ...rows.flatMap((row) => placesIn(children, row, `${path}/${String(row._rowId)}/`))]
  })
}
