import {
  type AnswerNode,
  type AnswerScope,
  newScope,
  placesOf,
  refreshSnapshot,
} from '#shared/forms/answer-node.ts'
import type { Form, FormNode } from '#shared/forms/compile-form.ts'
import type { FormContext } from '#shared/forms/reading.ts'
import type { Finding } from '#shared/outcome/outcome.ts'
import { evaluate, evaluateRemarks } from './evaluate.ts'
import { RankQueue } from './rank-queue.ts'

/** The open form: its places, who listens, and what waits to be evaluated. */
export type Work = {
  readonly form: Form
  context: FormContext
  readonly newId: () => string
  readonly root: AnswerScope
  readonly places: Map<string, AnswerNode>
  readonly listeners: Map<string, Set<() => void>>
  readonly everyone: Set<(paths: readonly string[]) => void>
  evaluations: number
  /** This place has changed: all that read it are evaluated again. */
  readonly touch: (node: AnswerNode) => void
  /** This place is about to leave with its row: those outside the row that read it are evaluated again. */
  readonly wakeOutside: (node: AnswerNode, holder: AnswerNode) => void
  readonly evaluateSoon: (node: AnswerNode) => void
  /** Puts findings on a place. */
  readonly show: (node: AnswerNode, findings: readonly Finding[]) => void
  readonly waiting: Waiting
}

type Waiting = {
  readonly values: RankQueue
  readonly remarks: Set<AnswerNode>
  readonly changed: Set<AnswerNode>
  /** Places put where others with the same path were: told in any case. */
  readonly fresh: Set<AnswerNode>
}

/** An open form without any place yet. */
export function newWork(form: Form, context: FormContext & { readonly newId: () => string }): Work {
  const waiting: Waiting = {
    values: new RankQueue(),
    remarks: new Set(),
    changed: new Set(),
    fresh: new Set(),
  }
  return {
    form,
    context,
    newId: context.newId,
    root: newScope(undefined, ''),
    places: new Map(),
    listeners: new Map(),
    everyone: new Set(),
    evaluations: 0,
    waiting,
    touch: (node) => touch(waiting, node, () => true),
    wakeOutside: (node, holder) => touch(waiting, node, (target) => !target.repeaters.includes(holder.form)),
    evaluateSoon: (node) => {
      waiting.values.add(node)
      waiting.remarks.add(node)
    },
    show: (node, findings) => {
      node.findings = findings
      waiting.changed.add(node)
    },
  }
}

/** While a form is filled, runs a change, evaluates what it wakes in the order of the form, and tells those who listen. */
export function settle<Result>(work: Work, first: readonly AnswerNode[], change: () => Result): Result {
  for (const node of first) work.evaluateSoon(node)
  const result = change()

  for (let node = work.waiting.values.take(); node; node = work.waiting.values.take()) {
    work.evaluations += 1
    if (evaluate(work, node)) work.touch(node)
    else work.waiting.changed.add(node)
  }
  for (const node of work.waiting.remarks) {
    evaluateRemarks(work, node)
    work.waiting.changed.add(node)
  }
  work.waiting.remarks.clear()
  tell(work)
  return result
}

function touch(waiting: Waiting, node: AnswerNode, isMeant: (target: FormNode) => boolean): void {
  waiting.changed.add(node)
  for (const target of node.form.wakes) {
    if (target.rank <= node.form.rank || !isMeant(target)) continue
    for (const place of placesOf(target, node.scope)) waiting.values.add(place)
  }
  for (const target of node.form.remarks) {
    if (!isMeant(target)) continue
    for (const place of placesOf(target, node.scope)) waiting.remarks.add(place)
  }
}

function tell(work: Work): void {
  const { changed: looked, fresh } = work.waiting
  const changed = [...looked].filter(
    (node) => work.places.get(node.path) === node && (refreshSnapshot(node) || fresh.has(node)),
  )
  looked.clear()
  fresh.clear()
  if (changed.length === 0) return

  for (const { path } of changed) for (const listener of [...(work.listeners.get(path) ?? [])]) listener()
  const paths = changed.map(({ path }) => path)
  for (const listener of [...work.everyone]) listener(paths)
}
