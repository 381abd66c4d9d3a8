import { type Answer, type Answers, isRecord, sameAnswer } from '#shared/answers/answer.ts'
import type { AnswerNode } from '#shared/forms/answer-node.ts'
import type { Expressed, FormContext } from '#shared/forms/reading.ts'
import { answersOf } from './answers-of.ts'
import { expressedValue, isExpressed } from './expressed.ts'
import { settle, type Work } from './settle.ts'

/** The places that have an expression of either kind. */
function expressedPlaces(work: Work): readonly AnswerNode[] {
  if (!work.form.hasExpressions) return []
  return [...work.places.values()].filter(({ form }) => form.element.fhirPath !== undefined)
}

/** Answers that were typed over an expression before the form was opened are told from those that it gave. */
export function settleExpressed(work: Work): void {
  for (const node of expressedPlaces(work)) {
    const { known, value } = expressedValue(work.context, node)
    if (node.isByHand && known && sameAnswer(value, node.value)) node.isByHand = false
  }
}

/** All that expressions are worked out from: what stands around the form, and its draft without what they gave. */
export type ExpressedFrom = {
  readonly answers: Answers
  readonly context: Pick<FormContext, 'values' | 'numbers' | 'rows'>
}

/** What the expressions of an open form are worked out from now. */
export function expressedFrom(work: Work): ExpressedFrom {
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

/** Tells an open form what its expressions gave. */
export function setExpressed(work: Work, expressed: Expressed): void {
  work.context = { ...work.context, expressed }
  settleExpressed(work)
  settle(work, expressedPlaces(work), () => undefined)
}
