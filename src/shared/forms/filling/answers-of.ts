import { type Answer, type Answers, sameAnswer } from '#shared/answers/answer.ts'
import { holdsOthers } from '#shared/elements/element.ts'
import type { AnswerNode, AnswerScope } from '#shared/forms/answer-node.ts'
import { carriedKey } from '#shared/forms/carried.ts'
import type { FormNode } from '#shared/forms/compile-form.ts'

/** One answer to write: a JSON Patch operation whose path is relative to the answers object. */
export type AnswerChange =
  | { readonly op: 'add' | 'replace'; readonly path: string; readonly value: Answer }
  | { readonly op: 'remove'; readonly path: string }

/** The answers of a scope as they are stored; what is hidden goes under `_parked` in a draft and is left out when final. */
export function answersOf(forms: readonly FormNode[], scope: AnswerScope, mode: 'draft' | 'final'): Answers {
  const shown: { [id: string]: Answer } = {}
  const parked: { [id: string]: Answer } = {}
  const carried: { [id: string]: Answer } = {}
  for (const node of flat(forms, scope)) {
    const answer = answerOf(node, mode)
    if (answer === undefined) continue
    ;(node.isActive ? shown : parked)[node.form.id] = answer
    if (node.carried && (node.isActive || mode === 'draft')) carried[node.form.id] = node.carried
  }

  const keepsParked = mode === 'draft' && Object.keys(parked).length > 0
  return {
    ...shown,
    ...(keepsParked && { _parked: parked }),
    ...(Object.keys(carried).length > 0 && { [carriedKey]: carried }),
  }
}

/** What has to be done to `before` to make it `after`, one operation for each element that differs. */
export function changesBetween(before: Answers, after: Answers): readonly AnswerChange[] {
  const keys = new Set([...Object.keys(before), ...Object.keys(after)])
  return [...keys].flatMap((key) => change(key, own(before, key), own(after, key)))
}

function own(answers: Answers, key: string): Answer | undefined {
  return Object.hasOwn(answers, key) ? answers[key] : undefined
}

function change(key: string, before: Answer | undefined, after: Answer | undefined): readonly AnswerChange[] {
  if (sameAnswer(before, after)) return []

  const path = `/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`
  if (after === undefined) return [{ op: 'remove', path }]
  return [{ op: before === undefined ? 'add' : 'replace', path, value: after }]
}

function flat(forms: readonly FormNode[], scope: AnswerScope): readonly AnswerNode[] {
  return forms.flatMap((form) => {
    const node = scope.nodes.get(form.id)
    if (!node) return []
    return holdsOthers(form.element) ? flat(form.children, scope) : [node]
  })
}

function answerOf(node: AnswerNode, mode: 'draft' | 'final'): Answer | undefined {
  if (node.form.element.type !== 'Repeater') return node.value
  if (node.rows.length === 0) return undefined
  return node.rows.map((row) => ({ _rowId: row.rowId, ...answersOf(node.form.children, row, mode) }))
}
