import { type Answer, type Answers, isRecord, sameAnswer } from '#shared/answers/answer.ts'
import type { AnswerNode } from '#shared/forms/answer-node.ts'
import type { Element } from '#shared/forms/definition.ts'
import type { FormContext } from '#shared/forms/reading.ts'
import { answersOf } from './answers-of.ts'
import type { Work } from './settle.ts'

/** True for an element whose answer a FHIRPath expression gives. */
export function isExpressed({ calculation, fhirPath }: Element): boolean {
  return calculation === undefined && fhirPath?.value !== undefined
}

/** True where an answer that is given by an expression may be typed over. */
export function isOpenToHands(element: Element): boolean {
  return isExpressed(element) && element.readOnly !== true
}

/** True where the answer is calculated, or an expression gives it. */
export function isMade(element: Element): boolean {
  return element.calculation !== undefined || isExpressed(element)
}

/** True where the answer is made and nobody types over it. */
export function isClosed(element: Element): boolean {
  return isMade(element) && !element.calculation?.editable && !isOpenToHands(element)
}

/** True when the expression of a place says that it is not shown; one that is not known hides nothing. */
export function isHiddenByExpression({ expressed }: FormContext, { form, path }: AnswerNode): boolean {
  return (
    expressed !== undefined && form.element.fhirPath?.visible !== undefined && expressed.shown[path] === false
  )
}

/** What the expression of a place gave, when that is known. */
export function expressedValue(
  { expressed }: FormContext,
  { path }: AnswerNode,
): { readonly known: boolean; readonly value: Answer | undefined } {
  const value = expressed?.values[path]
  return { known: value !== undefined, value: value ?? undefined }
}

/** The places that have an expression of either kind. */
export function expressedPlaces(work: Work): readonly AnswerNode[] {
  if (!work.form.hasExpressions) return []
  return [...work.places.values()].filter(({ form }) => form.element.fhirPath !== undefined)
}

/** Answers that were typed over an expression before the form was opened are told from those that it gave. */
export function settleHands(work: Work): void {
  for (const node of expressedPlaces(work)) {
    const { known, value } = expressedValue(work.context, node)
    if (node.isByHand && known && sameAnswer(value, node.value)) node.isByHand = false
  }
}

/** All that expressions are worked out from: what stands around the form, and its draft without what they gave. */
export type ToExpress = {
  readonly answers: Answers
  readonly context: Pick<FormContext, 'values' | 'numbers' | 'rows'>
}

/** What the expressions of an open form are worked out from now. */
export function toExpress(work: Work): ToExpress {
  const { values, numbers, rows } = work.context
  const context = { ...(values && { values }), ...(numbers && { numbers }), ...(rows && { rows }) }
  return { answers: withoutExpressed(work, answersOf(work.form.roots, work.root, 'draft')), context }
}

function withoutExpressed(work: Work, answers: Answers): Answers {
  const given = new Set(
    expressedPlaces(work).flatMap(({ form, isByHand, path }) =>
      isExpressed(form.element) && !isByHand ? [path] : [],
    ),
  )
  return given.size === 0 ? answers : without(answers, '', given)
}

function without(answers: Answers, prefix: string, given: ReadonlySet<string>): Answers {
  const kept = Object.entries(answers).filter(([id]) => !given.has(prefix + id))
  return Object.fromEntries(kept.map(([id, value]) => [id, valueWithout(value, prefix, { id, given })]))
}

type Wanted = { readonly id: string; readonly given: ReadonlySet<string> }

function valueWithout(value: Answer, prefix: string, { id, given }: Wanted): Answer {
  if (id === '_parked' && isRecord(value)) return without(value, prefix, given)
  return Array.isArray(value) ? value.map((row) => rowWithout(row, prefix + id, given)) : value
}

function rowWithout(row: Answer, path: string, given: ReadonlySet<string>): Answer {
  return isRecord(row) && typeof row._rowId === 'string' ? without(row, `${path}/${row._rowId}/`, given) : row
}
