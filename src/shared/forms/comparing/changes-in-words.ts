import { formElementTypes } from '#generated/enumerations/form-element-type.ts'
import { holdsAnswer } from '#shared/elements/element.ts'
import type { Element } from '#shared/forms/definition.ts'
import type { SpeakMessage } from '#shared/rules/sentence.ts'
import { conditionInWords } from './condition-in-words.ts'
import { type EditForms, type FieldAt, fieldsAt } from './field-at.ts'
import { fieldsOf, firstText, isCondition } from './fields-of.ts'
import type { VersionChange, WayStep } from './version-change.ts'

/** Who says it and of what: the type that was compared and the questions by which it and its parts are edited. */
export type Telling = { readonly say: SpeakMessage; readonly type: string; readonly forms: EditForms }

/** Each difference as a sentence; what happened to several questions alike is said once. */
export function changesInWords(changes: readonly VersionChange[], telling: Telling): readonly string[] {
  const alike = Map.groupBy(changes, (change) => alikeKey(change))
  return [...alike.values()].map((group) => sentenceOf(group, telling))
}

/** The same was done to them: the same field of questions in the same place, from the same to the same. */
function alikeKey(change: VersionChange): string {
  const question = questionStep(change)
  if (change.did !== 'set' || question < 0)
    return JSON.stringify([change.did, change.at, change.before, change.after])
  return JSON.stringify([
    change.at.slice(0, question),
    change.at.slice(question + 1),
    change.before,
    change.after,
  ])
}

/** Where in the way the question stands, of which a field was changed. */
function questionStep({ at }: VersionChange): number {
  return at.findLastIndex((step, index) => {
    const before = at[index - 1]
    return step.kind === 'part' && before?.kind === 'field' && before.name === 'elements'
  })
}

function sentenceOf(group: readonly VersionChange[], telling: Telling): string {
  const [change] = group
  if (!change) return ''
  const { say } = telling
  const what = wayOf(group, change, telling)
  if (change.did !== 'set') return say(`versions.${change.did}`, { what: what.join(' › ') })

  const last = change.at.at(-1)
  if (last?.kind === 'field' && last.name === 'visibleWhen') return shownWhen(group, what, telling)
  const known = fieldsAt(change.at, telling.type, telling.forms).at(-1) ?? {}
  const [before, after] = valuesOf(change, known, say)
  const parameters = { what: what.join(' › '), before, after }
  if (change.before === undefined) return say('versions.set-first', parameters)
  return say(change.after === undefined ? 'versions.cleared' : 'versions.set', parameters)
}

/** The condition for being shown, in a sentence of its own. */
function shownWhen(group: readonly VersionChange[], what: readonly string[], { say }: Telling): string {
  const [change] = group
  const conditionOf = (value: unknown) =>
    isCondition(value) ? conditionInWords(value, change?.among ?? new Map(), say) : ''
  const parameters = {
    count: group.length,
    what: what.slice(0, -1).join(' › '),
    before: conditionOf(change?.before),
    after: conditionOf(change?.after),
  }
  if (change?.before === undefined) return say('versions.shows-when', parameters)
  return say(change.after === undefined ? 'versions.shows-always' : 'versions.shows-when-now', parameters)
}

/** Each step in words, from the outside in; questions that share a difference share a step. */
function wayOf(
  group: readonly VersionChange[],
  change: VersionChange,
  { say, type, forms }: Telling,
): readonly string[] {
  const known = fieldsAt(change.at, type, forms)
  const question = group.length > 1 ? questionStep(change) : -1
  return change.at.flatMap((step, index) => {
    if (index === question) return [severalQuestions(group, question, say)]
    if (isSaidBy(change.at, index)) return []
    return [stepInWords(step, known[index] ?? {}, say)]
  })
}

/** The list of questions is said by the question itself, and a part by the definition that stands in its place. */
function isSaidBy(at: readonly WayStep[], index: number): boolean {
  const [step, next] = [at[index], at[index + 1]]
  return step?.kind === 'field' && step.name === 'elements' && next?.kind === 'part'
}

function severalQuestions(group: readonly VersionChange[], question: number, say: SpeakMessage): string {
  const names = group.map(({ at }) => {
    const step = at[question]
    return say('versions.quoted', { text: step?.kind === 'part' ? step.name : '' })
  })
  return say('versions.questions', { count: names.length, names: names.join(', ') })
}

function stepInWords(step: WayStep, { element, titleId }: FieldAt, say: SpeakMessage): string {
  if (step.kind === 'field') return fieldInWords(step.name, element, say)
  const kind = kindInWords(step.type, titleId, say)
  const isNamed = step.name !== '' && step.name !== step.type
  if (!isNamed) return kind ?? step.id
  return kind === undefined
    ? say('versions.quoted', { text: step.name })
    : say('versions.named', { kind, text: step.name })
}

function kindInWords(
  type: string | undefined,
  titleId: string | undefined,
  say: SpeakMessage,
): string | undefined {
  if (titleId === undefined) return undefined
  const element = formElementTypes.find((each) => each === type)
  return say(element !== undefined && holdsAnswer({ type: element }) ? 'versions.question' : titleId, {})
}

/** Fields that no question of an edit form asks for. */
const unasked: ReadonlySet<string> = new Set(['type', 'kind', 'children'])

function fieldInWords(name: string, element: Element | undefined, say: SpeakMessage): string {
  if (element?.labelId !== undefined) return say(element.labelId, {})
  return unasked.has(name) ? say(`versions.field-${name}`, {}) : (element?.label ?? wordsOf(name))
}

/** `minSources` is "Min sources". */
function wordsOf(name: string): string {
  const words = name.replaceAll(
    /([a-z\d])([A-Z])/g,
    (_, end: string, start: string) => `${end} ${start.toLowerCase()}`,
  )
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** Before and after as they are read; values that read alike are written as they are stored. */
function valuesOf(change: VersionChange, known: FieldAt, say: SpeakMessage): readonly [string, string] {
  const [before, after] = cutAlike(
    inWords(change.before, { change, known, say }),
    inWords(change.after, { change, known, say }),
  )
  if (before !== after) return [before, after]
  return [JSON.stringify(change.before) ?? '', JSON.stringify(change.after) ?? '']
}

type Written = { readonly change: VersionChange; readonly known: FieldAt; readonly say: SpeakMessage }

function inWords(value: unknown, written: Written): string {
  const { change, say } = written
  if (value === undefined || value === null) return ''
  if (typeof value === 'boolean') return say(value ? 'form.yes' : 'form.no', {})
  if (typeof value === 'number') return String(value)
  if (isCondition(value)) return conditionInWords(value, change.among, say)
  if (!Array.isArray(value)) return say('versions.quoted', { text: textOf(value, written) })
  return value.map((each) => inWords(each, written)).join(', ') || say('versions.nothing', {})
}

function textOf(value: unknown, { known, say }: Written): string {
  const option = known.element?.options?.find(({ code }) => code === value)
  if (option) return option.labelId === undefined ? (option.label ?? option.code) : say(option.labelId, {})
  const fields = fieldsOf(value)
  if (!fields) return String(value)
  return firstText(fields, ['display', 'text', 'label', 'name', 'code']) ?? JSON.stringify(value)
}

const longest = 160
const lead = 20

/** Of long texts only what stands around their first difference. */
function cutAlike(before: string, after: string): readonly [string, string] {
  if (before.length <= longest && after.length <= longest) return [before, after]
  let common = 0
  while (common < before.length && before[common] === after[common]) common += 1
  const start = Math.max(0, common - lead)
  const cut = (text: string) => {
    const end = start + longest
    return `${start > 0 && text !== '' ? '…' : ''}${text.slice(start, end)}${text.length > end ? '…' : ''}`
  }
  return [cut(before), cut(after)]
}
