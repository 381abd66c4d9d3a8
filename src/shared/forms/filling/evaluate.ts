import type { ConditionGroup } from '#generated/types/condition-group.ts'
import { type Answer, isRecord, listOf, sameAnswer } from '#shared/answers/answer.ts'
import { columnsOf } from '#shared/elements/rows/grid.ts'
import { type AnswerNode, placesOf } from '#shared/forms/answer-node.ts'
import type { Form } from '#shared/forms/compile-form.ts'
import { type ClauseReader, holds } from '#shared/forms/conditions/holds.ts'
import type { FormContext, Reading } from '#shared/forms/reading.ts'
import { readSource } from '#shared/forms/sources.ts'
import { calculate } from '#shared/forms/values/calculate.ts'
import { expressedValue, isExpressed, isHiddenByExpression } from './expressed.ts'

/** The form that is filled and what comes from outside it. */
export type Evaluation = { readonly form: Form; readonly context: FormContext }

/** While a form is filled, decides whether the node is shown and what it calculates to; says whether anything that others read has changed. */
export function evaluate(evaluation: Evaluation, node: AnswerNode): boolean {
  const { isActive, value } = node
  node.isActive =
    isParentActive(node) &&
    !isHiddenByExpression(evaluation.context, node) &&
    groupHolds(evaluation, node, node.form.element.visibleWhen)
  recalculate(evaluation, node)
  return node.isActive !== isActive || node.value !== value
}

/** Decides whether an answer is needed, whether it is checked at all, and which options are hidden. */
export function evaluateRemarks(evaluation: Evaluation, node: AnswerNode): void {
  const { element } = node.form
  const isAsked = element.requiredWhen !== undefined && groupHolds(evaluation, node, element.requiredWhen)
  node.isRequired = element.required === true || isAsked
  node.isSpared = element.unless !== undefined && groupHolds(evaluation, node, element.unless)
  const hidden = hiddenCodes(evaluation, node)
  if (!sameAnswer(hidden, node.hiddenCodes)) node.hiddenCodes = hidden
}

function hiddenCodes(evaluation: Evaluation, node: AnswerNode): readonly string[] {
  return (node.form.element.options ?? [])
    .filter(({ hiddenWhen }) => hiddenWhen !== undefined && groupHolds(evaluation, node, hiddenWhen))
    .map(({ code }) => code)
}

/** True when the group holds as seen from a place (or from the form itself); no group holds always. */
export function groupHolds(
  evaluation: Evaluation,
  node: AnswerNode,
  group: ConditionGroup | undefined,
): boolean {
  return group === undefined || holds(group, reader(evaluation, node), evaluation.context)
}

/** What the calculation of a node gives now, whether it was typed over or not. */
export function calculated(evaluation: Evaluation, node: AnswerNode): ReturnType<typeof calculate> {
  const sources = node.form.element.calculation?.sources ?? []
  const readings = sources.flatMap((source) =>
    typeof source === 'number' ? [{ element: undefined, value: source }] : readAll(evaluation, node, source),
  )
  return calculate(node.form.element, readings, evaluation.context)
}

function isParentActive(node: AnswerNode): boolean {
  const parent = node.form.parent
  if (!parent) return true
  if (parent.element.type === 'Repeater') return node.scope.holder?.isActive ?? true
  return node.scope.nodes.get(parent.id)?.isActive ?? true
}

function recalculate(evaluation: Evaluation, node: AnswerNode): void {
  const { calculation } = node.form.element
  if (node.isByHand) return
  if (!calculation) {
    express(evaluation, node)
    return
  }

  const result = calculated(evaluation, node)
  node.isTooLarge = result.isTooLarge
  if (result.value === undefined && calculation.kind === 'Copy' && calculation.keepLast) return
  if (!sameAnswer(node.value, result.value)) node.value = result.value
}

/** What an expression gives stands until it is known to give something else. */
function express({ context }: Evaluation, node: AnswerNode): void {
  if (!isExpressed(node.form.element)) return
  const { known, value } = expressedValue(context, node)
  if (known && !sameAnswer(node.value, value)) node.value = value
}

function reader(evaluation: Evaluation, node: AnswerNode): ClauseReader {
  return (clause) => readAll(evaluation, node, clause.source)
}

function readAll(evaluation: Evaluation, node: AnswerNode, source: string): readonly Reading[] {
  const read = readSource(source, evaluation.form.nodes)
  if (read.kind === 'context') return contextReadings(evaluation.context, read.path)

  const target = evaluation.form.nodes.get(read.kind === 'column' ? read.grid : read.id)
  if (!target) return [{ element: undefined, value: undefined }]

  const places = placesOf(target, node.scope)
  return read.kind === 'column'
    ? places.flatMap((place) => column(place, read.column))
    : places.flatMap(readPlace)
}

function contextReadings(
  { values = {}, numbers = {}, rows = {} }: FormContext,
  path: string,
): readonly Reading[] {
  const listed = Object.hasOwn(rows, path) ? rows[path] : undefined
  if (listed) return listed.map((read) => ({ element: undefined, ...read }))

  const value = Object.hasOwn(values, path) ? values[path] : undefined
  return [{ element: undefined, value, number: Object.hasOwn(numbers, path) ? numbers[path] : undefined }]
}

/** One reading a place; one for each entry of an element that repeats by itself. */
function readPlace(place: AnswerNode): readonly Reading[] {
  const { element } = place.form
  if (!place.isActive) return [{ element, value: undefined }]
  if (element.type === 'Repeater') return [{ element, value: place.rows.map((row) => row.rowId) }]
  if (element.repeats && Array.isArray(place.value)) return place.value.map((value) => ({ element, value }))
  return [{ element, value: place.value }]
}

function column(place: AnswerNode, columnId: string): readonly Reading[] {
  const element = columnsOf(place.form.element).find(({ id }) => id === columnId)
  if (!place.isActive) return []
  return rowsOf(place.value).map((row) => ({ element, value: isRecord(row) ? row[columnId] : undefined }))
}

function rowsOf(value: Answer | undefined): readonly Answer[] {
  if (isRecord(value) && isRecord(value.rows)) return Object.values(value.rows)
  return listOf(value)
}
