import { type Answer, type Answers, isBlank, isRecord, listOf, sameAnswer } from '#shared/answers/answer.ts'
import { type AnswerNode, placesOf, type Snapshot } from '#shared/forms/answer-node.ts'
import { type Carried, carriedOf, stillCarried } from '#shared/forms/carried.ts'
import type { Form } from '#shared/forms/compile-form.ts'
import { type AnswerChange, answersOf, changesBetween } from '#shared/forms/filling/answers-of.ts'
import { checkNode, crossFindings, type ValidationMode } from '#shared/forms/filling/check-node.ts'
import { calculated } from '#shared/forms/filling/evaluate.ts'
import { isClosed, isMade } from '#shared/forms/filling/expressed.ts'
import {
  type ExpressedFrom,
  expressedFrom,
  setExpressed,
  settleExpressed,
} from '#shared/forms/filling/expressed-from.ts'
import { nodesOf, nodesUnder, plant, plantRow, storedAnswer } from '#shared/forms/filling/plant.ts'
import { newWork, settle, type Work } from '#shared/forms/filling/settle.ts'
import type { Expressed, FormContext, ReadValue } from '#shared/forms/reading.ts'
import { usableNumber } from '#shared/forms/values/calculate.ts'
import type { Finding } from '#shared/outcome/outcome.ts'
import { setContext, setContextRows } from './set-context.ts'

/** What filling a form needs from outside. */
export type FillContext = FormContext & {
  /** Makes the `_rowId` of a new row of a repeater. */
  readonly newId: () => string
}

/**
 * The answers of one form while it is filled. Paths: the element's id; in a repeater `{repeater}/{rowId}/{element id}`.
 * A `set` costs the field itself and what depends on it; only their subscribers are called, once, synchronously.
 */
export type OpenAnswers = {
  readonly form: Form
  /** The snapshot of a path; the same object until something in it changes. A path that is gone gives an invisible one. */
  readonly get: (path: string) => Snapshot
  /** What others read of a question: nothing while it is hidden by its conditions. One reading a row where a list holds it. */
  readonly readings: (elementId: string) => readonly ReadValue[]
  readonly set: (path: string, value: Answer | undefined) => void
  readonly subscribe: (path: string, listener: () => void) => () => void
  /** Called once after each change of any answer, with the paths whose snapshot is new (autosave, progress, summary). */
  readonly subscribeAll: (listener: (paths: readonly string[]) => void) => () => void
  /** Adds a row at the end and gives its id; nothing when the repeater is full. */
  readonly addRow: (path: string) => string | undefined
  readonly removeRow: (path: string, rowId: string) => void
  /** Puts a row at another place (0 is the first). */
  readonly moveRow: (path: string, rowId: string, index: number) => void
  /** Takes an answer over from an earlier form; it keeps where it comes from until somebody writes over it. */
  readonly carry: (path: string, value: Answer, carried: Carried) => void
  /** Somebody has looked at an answer that was taken over, and it stands. */
  readonly look: (path: string) => void
  /** Lets a calculated value that was typed over follow its sources again. */
  readonly restore: (path: string) => void
  /** Tells a value from outside the form; `number` is what it counts for in calculations when it is not the value itself. */
  readonly setContext: (path: string, value: Answer | undefined, number?: number) => void
  /** The same for a question in the rows of a list elsewhere. */
  readonly setContextRows: (path: string, rows: readonly ReadValue[]) => void
  /** Tells what the expressions of the form gave. */
  readonly setExpressed: (expressed: Expressed) => void
  /** What the expressions of the form are worked out from. */
  readonly toExpress: () => ExpressedFrom
  /** Checks one section, writes the findings into the snapshots of its fields and gives them. */
  readonly validateSection: (sectionId: string, mode: ValidationMode) => readonly Finding[]
  /** Checks all sections and the checks across fields. */
  readonly validate: (mode: ValidationMode) => readonly Finding[]
  /** Answers as they are stored; hidden ones under `_parked` in a draft, left out when final. */
  readonly toAnswers: (mode?: ValidationMode) => Answers
  /** What has to be written over `base` (as loaded or last handed over), one entry for each element that differs. */
  readonly changedSince: (base: Answers) => readonly AnswerChange[]
  /** Takes in other answers (a newer stored copy): what differs is set, what is equal stays untouched. */
  readonly replace: (answers: Answers) => void
  /** The first path with a blocking finding, in the order of the form. */
  readonly firstFinding: () => string | undefined
  /** How many nodes have been evaluated since opening (for tests of cost). */
  readonly evaluations: () => number
}

const gone: Snapshot = {
  value: undefined,
  visible: false,
  required: false,
  readOnly: true,
  byHand: false,
  findings: [],
  hiddenCodes: [],
}

/** Opens answers for filling. Nothing is defaulted here: `startAnswers` does that once, when a form is begun. */
export function openAnswers(form: Form, answers: Answers, context: FillContext): OpenAnswers {
  const work = newWork(form, context)
  for (const node of form.roots) plant(work, node, { scope: work.root, answers })
  evaluateAll(work)

  return {
    form,
    get: (path) => work.places.get(path)?.snapshot ?? gone,
    readings: (elementId) => readings(work, elementId),
    set: (path, value) => set(work, path, value),
    subscribe: (path, listener) => subscribe(work, path, listener),
    subscribeAll: (listener) => {
      work.everyone.add(listener)
      return () => work.everyone.delete(listener)
    },
    addRow: (path) => addRow(work, path, context.newId),
    removeRow: (path, rowId) => removeRow(work, path, rowId),
    moveRow: (path, rowId, index) => moveRow(work, path, { rowId, index }),
    carry: (path, value, carried) => carry(work, path, { value, carried }),
    look: (path) => look(work, path),
    restore: (path) => restore(work, path),
    setContext: (path, value, number) => setContext(work, path, { value, number }),
    setContextRows: (path, rows) => setContextRows(work, path, rows),
    setExpressed: (expressed) => setExpressed(work, expressed),
    toExpress: () => expressedFrom(work),
    validateSection: (sectionId, mode) => settle(work, [], () => validateSection(work, sectionId, mode)),
    validate: (mode) =>
      settle(work, [], () => [...checked(work, everyNode(work), mode), ...crossFindings(work)]),
    toAnswers: (mode = 'draft') => answersOf(form.roots, work.root, mode),
    changedSince: (base) => changesBetween(base, answersOf(form.roots, work.root, 'draft')),
    replace: (next) => replace(work, next),
    firstFinding: () => firstFinding(work),
    evaluations: () => work.evaluations,
  }
}

function readings(work: Work, elementId: string): readonly ReadValue[] {
  const form = work.form.nodes.get(elementId)
  const places = form ? placesOf(form, work.root) : []
  return places.map(({ isActive, value, form: { element } }) =>
    isActive ? { value, number: usableNumber(element, value) } : { value: undefined },
  )
}

function evaluateAll(work: Work): void {
  settle(work, [...work.places.values()], () => undefined)
  for (const node of work.places.values()) {
    const isCalculated = node.isByHand && node.form.element.calculation !== undefined
    if (isCalculated && sameAnswer(calculated(work, node).value, node.value)) node.isByHand = false
  }
  settleExpressed(work)
}

function set(work: Work, path: string, value: Answer | undefined): void {
  const node = work.places.get(path)
  if (!node || node.form.element.type === 'Repeater' || isClosed(node.form.element)) return

  const next = storable(node, value)
  if (sameAnswer(node.value, next)) return
  node.carried = stillCarried(node.carried, node.value, next)
  node.value = next
  node.isByHand = isMade(node.form.element)
  settle(work, [], () => work.touch(node))
}

type Carrying = { readonly value: Answer; readonly carried: Carried }

function carry(work: Work, path: string, { value, carried }: Carrying): void {
  set(work, path, value)
  const node = work.places.get(path)
  if (!node || !sameAnswer(node.value, value)) return
  node.carried = carried
  settle(work, [], () => work.touch(node))
}

function look(work: Work, path: string): void {
  const node = work.places.get(path)
  if (!node?.carried) return
  node.carried = { ...node.carried, seen: true }
  settle(work, [], () => work.touch(node))
}

/** Blank answers are absent; an unchecked box is unanswered unless the definition lets it mean "no". */
function storable({ form: { element } }: AnswerNode, value: Answer | undefined): Answer | undefined {
  const isBox = element.type === 'Boolean' && element.display === 'Checkbox' && !element.checkboxFalse
  return isBlank(value) || (isBox && value === false) ? undefined : value
}

function subscribe(work: Work, path: string, listener: () => void): () => void {
  const listeners = work.listeners.get(path) ?? new Set()
  work.listeners.set(path, listeners.add(listener))
  return () => {
    listeners.delete(listener)
  }
}

function addRow(work: Work, path: string, newId: () => string): string | undefined {
  const node = work.places.get(path)
  if (!node || node.rows.length >= (node.form.element.repeats?.max ?? Number.POSITIVE_INFINITY))
    return undefined

  const row = plantRow(work, node, { _rowId: newId() })
  node.rows = [...node.rows, row]
  settle(work, nodesUnder([row]), () => work.touch(node))
  return row.rowId
}

function removeRow(work: Work, path: string, rowId: string): void {
  const node = work.places.get(path)
  const row = node?.rows.find((one) => one.rowId === rowId)
  if (!node || !row) return

  const leaving = nodesUnder([row])
  settle(work, [], () => {
    for (const one of leaving) work.wakeOutside(one, node)
    for (const one of leaving) work.places.delete(one.path)
    node.rows = node.rows.filter((one) => one !== row)
    work.touch(node)
  })
}

function moveRow(work: Work, path: string, move: { readonly rowId: string; readonly index: number }): void {
  const node = work.places.get(path)
  const row = node?.rows.find((one) => one.rowId === move.rowId)
  if (!node || !row) return

  node.rows = node.rows.filter((one) => one !== row).toSpliced(move.index, 0, row)
  settle(work, [], () => work.touch(node))
}

function restore(work: Work, path: string): void {
  const node = work.places.get(path)
  if (!node?.isByHand) return

  node.isByHand = false
  settle(work, [node], () => work.touch(node))
}

function validateSection(work: Work, sectionId: string, mode: ValidationMode): readonly Finding[] {
  const { sectionOf } = work.form
  const nodes = everyNode(work).filter((node) => sectionOf.get(node.form.id) === sectionId)
  return checked(work, nodes, mode)
}

function everyNode(work: Work): readonly AnswerNode[] {
  return work.form.roots.flatMap((root) => nodesOf(work.root, root))
}

function checked(work: Work, nodes: readonly AnswerNode[], mode: ValidationMode): readonly Finding[] {
  return nodes.flatMap((node) => {
    const found = checkNode(work, node, mode)
    if (!sameFindings(node.findings, found)) work.show(node, found)
    return found
  })
}

function sameFindings(left: readonly Finding[], right: readonly Finding[]): boolean {
  return JSON.stringify(left) === JSON.stringify(right)
}

function replace(work: Work, answers: Answers): void {
  settle(work, [], () => {
    for (const node of work.root.nodes.values())
      replaceNode(work, node, {
        stored: storedAnswer(answers, node.form.id),
        carried: carriedOf(answers, node.form.id),
      })
  })
}

type Replacing = { readonly stored: Answer | undefined; readonly carried: Carried | undefined }

function replaceNode(work: Work, node: AnswerNode, { stored, carried }: Replacing): void {
  const { element } = node.form
  if (element.type === 'Repeater') replaceRows(work, node, stored)
  if (element.children || isClosed(element)) return
  if (sameAnswer(node.value, stored) && JSON.stringify(node.carried) === JSON.stringify(carried)) return

  node.value = stored
  node.carried = stored === undefined ? undefined : carried
  node.isByHand = isMade(element) && stored !== undefined
  work.touch(node)
}

function replaceRows(work: Work, node: AnswerNode, stored: Answer | undefined): void {
  const before = node.rows.map((row) => answersOf(node.form.children, row, 'draft'))
  const withIds = before.map((row, index) => ({ _rowId: node.rows[index]?.rowId ?? '', ...row }))
  const wanted = listOf(stored).filter(isRecord)
  if (sameAnswer(withIds, wanted)) return

  for (const one of nodesUnder(node.rows)) {
    work.wakeOutside(one, node)
    work.places.delete(one.path)
  }
  node.rows = wanted.map((row) => plantRow(work, node, row))
  for (const one of nodesUnder(node.rows)) {
    work.evaluateSoon(one)
    work.wakeOutside(one, node)
    work.waiting.fresh.add(one)
  }
  work.touch(node)
}

function firstFinding(work: Work): string | undefined {
  const all = work.form.roots.flatMap((root) => nodesOf(work.root, root))
  return all.find((node) => node.findings.some(({ weight }) => weight === 'blocks'))?.path
}
