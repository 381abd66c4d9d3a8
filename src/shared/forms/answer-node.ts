import type { Answer } from '#shared/answers/answer.ts'
import type { Finding } from '#shared/outcome/outcome.ts'
import type { Carried } from './carried.ts'
import type { FormNode } from './compile-form.ts'

/** What a field of an open form shows. A new object whenever something in it changed, the same object otherwise. */
export type Snapshot = {
  /** The answer; of a repeater the ids of its rows, in order. */
  readonly value: Answer | undefined
  readonly visible: boolean
  readonly required: boolean
  /** Set by the definition, or calculated and not typed over. */
  readonly readOnly: boolean
  /** A calculated value that someone typed over. */
  readonly byHand: boolean
  /** Where the answer was taken over from; nothing when it was given here. */
  readonly carried?: Carried | undefined
  readonly findings: readonly Finding[]
  /** The codes of the options that are hidden now. */
  readonly hiddenCodes: readonly string[]
}

/** One element in one place of the answers: in the form itself or in one row of a repeater. */
export type AnswerNode = {
  readonly path: string
  readonly form: FormNode
  readonly scope: AnswerScope
  value: Answer | undefined
  /** All conditions above and on it hold. An inactive answer is parked: kept, but it counts for nothing. */
  isActive: boolean
  isRequired: boolean
  /** `unless` holds: not checked. */
  isSpared: boolean
  isByHand: boolean
  carried: Carried | undefined
  isTooLarge: boolean
  findings: readonly Finding[]
  hiddenCodes: readonly string[]
  rows: AnswerScope[]
  snapshot: Snapshot
}

/** Where answers stand side by side: the form itself, or one row of a repeater. */
export type AnswerScope = {
  readonly nodes: Map<string, AnswerNode>
  /** The repeater that holds the row; none for the form itself. */
  readonly holder: AnswerNode | undefined
  /** The row's `_rowId`; empty for the form itself. */
  readonly rowId: string
  readonly prefix: string
}

const noFindings: readonly Finding[] = []
const noCodes: readonly string[] = []

/** An empty scope: the form itself, or a new row. */
export function newScope(holder: AnswerNode | undefined, rowId: string): AnswerScope {
  return { nodes: new Map(), holder, rowId, prefix: holder ? `${holder.path}/${rowId}/` : '' }
}

/** A node for an element in a scope, not yet evaluated. */
export function newNode(form: FormNode, scope: AnswerScope, value: Answer | undefined): AnswerNode {
  const isCalculated = form.element.calculation !== undefined
  return {
    path: scope.prefix + form.id,
    form,
    scope,
    value,
    isActive: true,
    isRequired: false,
    isSpared: false,
    isByHand: false,
    carried: undefined,
    isTooLarge: false,
    findings: noFindings,
    hiddenCodes: noCodes,
    rows: [],
    snapshot: {
      value,
      visible: form.element.hidden !== true,
      required: false,
      readOnly: form.element.readOnly === true || isCalculated,
      byHand: false,
      findings: noFindings,
      hiddenCodes: noCodes,
    },
  }
}

/** Makes a new snapshot when what it shows has changed, and says whether it did. */
export function refreshSnapshot(node: AnswerNode): boolean {
  const { element } = node.form
  const before = node.snapshot
  const value = element.type === 'Repeater' ? rowIds(node) : node.value
  const visible = node.isActive && element.hidden !== true
  const isSame =
    before.value === value &&
    before.visible === visible &&
    before.required === node.isRequired &&
    before.byHand === node.isByHand &&
    before.carried === node.carried &&
    before.findings === node.findings &&
    before.hiddenCodes === node.hiddenCodes
  if (isSame) return false

  const isCalculated = element.calculation !== undefined && !element.calculation.editable
  node.snapshot = {
    value,
    visible,
    required: node.isRequired,
    readOnly: element.readOnly === true || isCalculated,
    byHand: node.isByHand,
    carried: node.carried,
    findings: node.findings,
    hiddenCodes: node.hiddenCodes,
  }
  return true
}

function rowIds(node: AnswerNode): Answer {
  const ids = node.rows.map((row) => row.rowId)
  const before = node.snapshot.value
  const isSame =
    Array.isArray(before) && before.length === ids.length && ids.every((id, index) => id === before[index])
  return isSame ? before : ids
}

/**
 * All places of an element that one place can see: in its own row, else further out; from outside, every row.
 * `from` is the scope that looks.
 */
export function placesOf(target: FormNode, from: AnswerScope): readonly AnswerNode[] {
  for (let scope: AnswerScope | undefined = from; scope; scope = scope.holder?.scope) {
    const holder = scope.holder?.form
    if (!holder || target.repeaters.includes(holder)) return below(target, scope)
  }
  return []
}

function below(target: FormNode, scope: AnswerScope): readonly AnswerNode[] {
  const here = scope.nodes.get(target.id)
  if (here) return [here]

  const next = target.repeaters.find((repeater) => scope.nodes.has(repeater.id))
  const repeater = next && scope.nodes.get(next.id)
  return repeater ? repeater.rows.flatMap((row) => below(target, row)) : []
}
