import { messages } from '#generated/messages/en.js'
import type { ConditionGroup } from '#generated/types/condition-group.ts'
import { validate as formElement } from '#generated/validators/shared/form-element.js'
import { speakerFor } from '#server/note-parts/speaker-for.ts'
import { holdsOthers } from '#shared/elements/element.ts'
import type { Exportable } from '#shared/exports/export-head.ts'
import { exportQuestionnaire } from '#shared/exports/export-questionnaire.ts'
import { compileForm } from '#shared/forms/compile-form.ts'
import type { Definition, Element } from '#shared/forms/definition.ts'
import { clippingText, copiedElements, readClipping } from '#shared/forms/editing/copied-elements.ts'
import { type EditHistory, historyOf, redone, stepped, undone } from '#shared/forms/editing/edit-history.ts'
import { edited, type FormEdit } from '#shared/forms/editing/form-edit.ts'
import { standingsOf } from '#shared/forms/editing/standings-of.ts'
import { openAnswers } from '#shared/forms/opening/open-answers.ts'
import type { BlankEntry } from '#shared/forms/printing/blank-entry.ts'
import { blankForm } from '#shared/forms/printing/blank-form.ts'
import { checkDefinition } from '#shared/forms/publishing/check-definition.ts'
import { screenWordsOf } from '#shared/forms/screens/screen-words-of.ts'
import { importFile } from '#shared/imports/import-questionnaire.ts'
import { type Chance, chanceFrom } from '#tests/support/chance.ts'
import { randomEdit } from './random-edit.ts'

/** For tests: what is counted over many forms that were built by chance, and the first things that do not hold. */
export type EditProof = {
  readonly steps: number
  readonly published: number
  readonly refused: number
  readonly printed: number
  readonly faults: readonly string[]
}

/** How a step is taken back and done again: by the history of the sources, or by one with a mistake in it. */
export type Back = {
  readonly undone: <Value>(history: EditHistory<Value>) => EditHistory<Value>
  readonly redone: <Value>(history: EditHistory<Value>) => EditHistory<Value>
}

/**
 * In tests, builds so many forms by chance. Each is taken back and made again exactly; it can be saved, is published or is told what is wrong with
 * it, has its questions on paper in their order, is the same after an export as FHIR and an import, and loses nothing that is said of a
 * question which is cut out and put in elsewhere.
 */
export function proveEdits(count: number, seed: number, back: Back = { undone, redone }): EditProof {
  const proof = { steps: 0, published: 0, refused: 0, printed: 0, faults: [] as string[] }
  for (let index = 0; index < count && proof.faults.length < 5; index += 1) {
    const chance = chanceFrom(seed + index)
    const states = built(chance)
    const form = states.present
    proof.steps += states.past.length
    const remarks = checkDefinition(form).filter(({ weight }) => weight === 'blocks')
    if (remarks.length > 0) proof.refused += 1
    else proof.published += 1
    proof.printed += questionsOf(form.elements).length
    const unnamed = remarks.find(({ message }) => !Object.hasOwn(messages, message))
    const faults = [
      walkFault(states, back),
      savingFault(form),
      unnamed && `a problem without words: ${unnamed.message}`,
      remarks.length === 0 ? openingFault(form) : undefined,
      paperFault(form),
      exportFault(form, chance),
      cutFault(form, chance),
    ]
    for (const fault of faults) if (fault !== undefined) proof.faults.push(`seed ${seed + index}: ${fault}`)
  }
  return proof
}

function built(chance: Chance): EditHistory<Definition> {
  let history = historyOf<Definition>({ elements: [] })
  for (let left = chance.whole(5, 30); left > 0; left -= 1)
    history = stepped(history, edited(history.present, randomEdit(history.present, chance)))
  return history
}

/** All the way back and forth again: each state is the very one that was there, and none was changed by a later one. */
function walkFault(history: EditHistory<Definition>, back: Back): string | undefined {
  const states = [...history.past.map(({ before }) => before), history.present]
  const texts = states.map((state) => JSON.stringify(state))
  let walking = history
  for (const state of states.toReversed()) {
    if (walking.present !== state) return 'a step back leads elsewhere'
    walking = back.undone(walking)
  }
  for (const [index, state] of states.entries()) {
    if (walking.present !== state) return 'a step that is done again leads elsewhere'
    if (JSON.stringify(state) !== texts[index]) return 'a state was changed after it was left'
    walking = back.redone(walking)
  }
  return undefined
}

function savingFault({ elements }: Definition): string | undefined {
  const wrong = elements.find((element) => !formElement(element))
  return wrong && `cannot be saved: ${JSON.stringify(wrong).slice(0, 400)}`
}

function openingFault(form: Definition): string | undefined {
  try {
    openAnswers(compileForm(form), {}, { newId: () => 'row' })
    return undefined
  } catch (error) {
    return `does not open: ${String(error)}`
  }
}

const speak = speakerFor('en', undefined)
const words = screenWordsOf((id) => speak(id, {}))
const told = String
const reader = {
  yes: 'Yes',
  no: 'No',
  message: words.message,
  code: (_: string, code: string) => code,
  moments: { date: told, dateAndTime: told, clock: told, approximate: told },
}

/** Questions that nobody could fill in by pen are missing on paper; the words of all others stand there in their order. */
function paperFault({ elements }: Definition): string | undefined {
  const paper = labelsOf(
    blankForm(elements, { words, say: speak, reader, listed: () => [], inner: () => undefined }),
  )
  let at = 0
  for (const label of questionsOf(elements)) {
    const found = paper.indexOf(label, at)
    if (found === -1) return `is not on paper in its order: ${label}`
    at = found + 1
  }
  return undefined
}

/** What a pen can answer, whatever the chart says. */
const byPen = new Set<Element['type']>([
  'String',
  'Text',
  'Choice',
  'Boolean',
  'Integer',
  'Decimal',
  'Date',
  'Time',
])

function questionsOf(elements: readonly Element[]): readonly string[] {
  return elements.flatMap((element) => {
    if (element.hidden) return []
    const own = byPen.has(element.type) ? [element.label ?? element.id] : []
    const isOpen = holdsOthers(element) || element.type === 'Repeater'
    return [...own, ...(isOpen ? questionsOf(element.children ?? []) : [])]
  })
}

function labelsOf(entries: readonly BlankEntry[]): readonly string[] {
  return entries.flatMap((entry) => {
    if (entry.kind === 'group') return [entry.label, ...labelsOf(entry.entries)]
    if (entry.kind !== 'question') return []
    return [entry.label, ...(entry.space.kind === 'rows' ? labelsOf(entry.space.entries) : [])]
  })
}

/** A form without a question is not published, and no import takes one. */
function exportFault({ elements }: Definition, chance: Chance): string | undefined {
  if (elements.length === 0) return undefined
  const made: Exportable = {
    name: 'Built by chance',
    key: 'built-by-chance',
    shortName: 'Built',
    version: 1,
    status: 'Draft',
    elements: [...elements] as Exportable['elements'],
  } as Exportable
  const { questionnaire } = exportQuestionnaire(made, chance.is(0.5) ? 'R4' : 'R5')
  const read = importFile('built.json', JSON.parse(JSON.stringify(questionnaire)))
  const [one] = read.ok ? read.value : []
  if (!one || !('body' in one))
    return `an export of it is not imported: ${JSON.stringify(elements).slice(0, 300)} ${read.ok ? '' : JSON.stringify(read.failure).slice(0, 200)}`
  const [before, after] = [elements, one.body.elements].map((each) => JSON.stringify(sorted(each)))
  return before === after ? undefined : `is another one after an export: ${before} became ${after}`
}

/** Cutting out and pasting elsewhere is the same as moving, also where other things were changed in between. */
function cutFault({ elements }: Definition, chance: Chance): string | undefined {
  const form = withAllSaid({ elements }, chance)
  const going = chance.pick(standingsOf(form))?.element
  if (!going) return undefined
  const cut = edited(form, { kind: 'remove', ids: [going.id] })
  const group = chance.pick(standingsOf(cut).filter(({ element }) => element.children))?.element.id
  const place = { parent: chance.is(0.5) ? group : undefined, index: chance.whole(0, 6) }
  const other = chance.pick(standingsOf(cut))?.element.id ?? ''
  const between: FormEdit = { kind: 'change', id: other, fields: { label: 'In between' } }
  const now = edited(cut, between)
  const text = clippingText({ from: 'here', elements: [going], cutFrom: { form } })
  const clipping = readClipping(JSON.parse(JSON.stringify(text)))
  if (!clipping) return 'what was cut is not on the clipboard'
  const copied = copiedElements(clipping, { ...now, id: 'here' })
  const pasted = edited(now, { kind: 'insert', ...copied, place, cutFrom: clipping.cutFrom })
  const moved = edited(edited(form, { kind: 'move', id: going.id, place }), between)
  const [one, another] = [pasted, moved].map((each) => JSON.stringify(sorted(each)))
  return one === another
    ? undefined
    : `is another one after ${going.id} was cut and pasted: ${one} not ${another}`
}

/** A form of which as much is said beside its elements as can be. */
function withAllSaid({ elements }: Definition, chance: Chance): Definition {
  const ids = standingsOf({ elements }).map(({ element }) => element.id)
  const some = () => ids.filter(() => chance.is(0.4))
  const about = (): ConditionGroup => ({
    combinator: 'Or',
    clauses: some().map((source) => ({ source, operator: 'Exists' })),
  })
  const inner: ConditionGroup = {
    combinator: 'And',
    clauses: [about(), { source: 'today', operator: 'Exists' }],
  }
  const said = {
    elements,
    scoring: [{ id: '1', name: 'All', kind: 'Sum', itemIds: some(), reverse: some() }],
    alerts: [
      { id: '1', when: about(), severity: 'Critical', message: 'Look' },
      { id: '2', when: inner, severity: 'Warn', message: 'Look again' },
    ],
    validations: [{ when: about(), message: 'One of them' }],
    translations: { es: Object.fromEntries(some().map((id) => [id, { label: `${id} en español` }])) },
  }
  return said
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).filter(([, each]) => each !== undefined)
  return Object.fromEntries(
    entries.sort(([left], [right]) => (left < right ? -1 : 1)).map(([key, each]) => [key, sorted(each)]),
  )
}
