import type { Answer } from '#shared/answers/answer.ts'
import type { Element } from '#shared/forms/definition.ts'
import { readSource } from '#shared/forms/sources.ts'
import { usableNumber } from '#shared/forms/values/calculate.ts'
import type { OpenAnswers } from './open-answers.ts'

/** One source of a calculation: the question and its answer with what it counts for, or a number that is the same each time. */
export type CalculationStep = {
  readonly source: string | number
  readonly element?: Element
  /** Undefined: not answered, hidden, or nothing that counts. */
  readonly counts: number | undefined
}

/** How a calculated question comes to its value: each source in its order, several of one question in rows, and the result. */
export function calculationSteps(
  answers: OpenAnswers,
  target: Element,
): { readonly steps: readonly CalculationStep[]; readonly result: Answer | undefined } {
  const sources = target.calculation?.sources ?? []
  return {
    steps: sources.flatMap((source) => stepsOf(answers, source)),
    result: answers.get(target.id).value,
  }
}

function stepsOf(answers: OpenAnswers, source: string | number): readonly CalculationStep[] {
  if (typeof source === 'number') return [{ source, counts: source }]
  const { nodes } = answers.form
  const read = readSource(source, nodes)
  const element = read.kind === 'element' ? nodes.get(read.id)?.element : undefined
  if (!element) return [{ source, counts: undefined }]
  const readings = answers.readings(element.id)
  const all = readings.length > 0 ? readings : [{ value: undefined }]
  return all.map(({ value }) => ({
    source,
    element,
    counts: value === undefined ? undefined : usableNumber(element, value),
  }))
}
