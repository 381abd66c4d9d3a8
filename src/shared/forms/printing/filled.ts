import { type Answer, type Answers, isRecord, listOf } from '#shared/answers/answer.ts'
import type { Element } from '#shared/forms/definition.ts'
import type { OpenAnswers } from '#shared/forms/opening/open-answers.ts'

/** Elements with the answers that count, of a form or of one row in it. */
export type Filled = {
  readonly elements: readonly Element[]
  readonly answers: Answers
  /** Whether its conditions show an element: what has no answer does not tell it by having none. */
  readonly isShown: (path: string) => boolean
}

/** A whole form as it is filled in. */
export function filledOf(open: OpenAnswers): Filled {
  return {
    elements: open.form.definition.elements,
    answers: open.toAnswers('final'),
    isShown: (path) => open.get(path).visible,
  }
}

/** The rows of a repeater, each filled in for itself. */
export function filledRows(
  { id, children: elements = [] }: Element,
  value: Answer | undefined,
  { isShown }: Filled,
): readonly Filled[] {
  return listOf(value)
    .filter(isRecord)
    .map((answers) => ({
      elements,
      answers,
      isShown: (path) => isShown(`${id}/${String(answers._rowId)}/${path}`),
    }))
}
