import { type Answer, type Answers, isBlank, isRecord, listOf } from '#shared/answers/answer.ts'
import { type AnswerNode, type AnswerScope, newNode, newScope } from '#shared/forms/answer-node.ts'
import { carriedOf } from '#shared/forms/carried.ts'
import type { FormNode } from '#shared/forms/compile-form.ts'
import { isEditableExpression } from './expressed.ts'
import type { Work } from './settle.ts'

/** Where elements are put, and what is stored for them. */
export type Planting = { readonly scope: AnswerScope; readonly answers: Answers }

/** Puts an element, and what lies under it, into a scope with the stored answers. */
export function plant(work: Work, form: FormNode, planting: Planting): void {
  const { scope, answers } = planting
  const stored = storedAnswer(answers, form.id)
  const isRepeater = form.element.type === 'Repeater'
  const node = newNode(form, scope, isRepeater ? undefined : stored)
  const isOpen = form.element.calculation?.editable === true || isEditableExpression(form.element)
  node.isByHand = isOpen && stored !== undefined
  node.carried = stored === undefined ? undefined : carriedOf(answers, form.id)
  scope.nodes.set(form.id, node)
  work.places.set(node.path, node)

  if (isRepeater)
    node.rows = listOf(stored)
      .filter(isRecord)
      .map((row) => plantRow(work, node, row))
  else for (const child of form.children) plant(work, child, planting)
}

/** Makes a row of a repeater from its stored answers. */
export function plantRow(work: Work, holder: AnswerNode, answers: Answers): AnswerScope {
  const rowId = typeof answers._rowId === 'string' && answers._rowId !== '' ? answers._rowId : work.newId()
  const scope = newScope(holder, rowId)
  for (const child of holder.form.children) plant(work, child, { scope, answers })
  return scope
}

/** What is stored under an id, shown or parked; blanks are no answers. */
export function storedAnswer(answers: Answers, id: string): Answer | undefined {
  const own = Object.hasOwn(answers, id) ? answers[id] : undefined
  if (!isBlank(own)) return own

  const parked = Object.hasOwn(answers, '_parked') ? answers._parked : undefined
  const kept = isRecord(parked) && Object.hasOwn(parked, id) ? parked[id] : undefined
  return isBlank(kept) ? undefined : kept
}

/** The places of an element and of all that lies under it, rows included, in the order of the form. */
export function nodesOf(scope: AnswerScope, form: FormNode): readonly AnswerNode[] {
  const node = scope.nodes.get(form.id)
  if (!node) return []
  if (form.element.type === 'Repeater') return [node, ...nodesUnder(node.rows)]
  return [node, ...form.children.flatMap((child) => nodesOf(scope, child))]
}

/** All places in rows. */
export function nodesUnder(rows: readonly AnswerScope[]): readonly AnswerNode[] {
  return rows.flatMap((row) => [...row.nodes.values()].flatMap((node) => [node, ...nodesUnder(node.rows)]))
}
