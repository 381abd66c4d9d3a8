import type { WrittenQuestionnaire } from '#shared/exports/export-questionnaire.ts'
import { exportResponse } from '#shared/exports/responses/export-response.ts'
import { exportedForm } from '#shared/expressions/exported-form.ts'
import { openExpressions } from '#shared/expressions/open-expressions.ts'
import { compileForm, type Form, type FormNode } from '#shared/forms/compile-form.ts'
import type { Definition } from '#shared/forms/definition.ts'
import { type OpenAnswers, openAnswers } from '#shared/forms/opening/open-answers.ts'
import { type ForeignObject, recordsOf, textOf } from '#shared/imports/reading/foreign-object.ts'
import { aFilledCopy } from '#tests/support/a-filled-copy.ts'
import { type Chance, chanceFrom } from '#tests/support/chance.ts'
import type { Rendered, SecondRenderer } from './second-renderer.ts'

/** For tests: an item of which the two renderers say different things. */
export type Difference = {
  readonly what: 'enabled' | 'calculated'
  readonly linkId: string
  readonly item: ForeignObject
  /** The items in which it stands, from the outermost on, and itself. */
  readonly chain: readonly ForeignObject[]
  readonly questionnaire: ForeignObject
  readonly ours: unknown
  readonly theirs: unknown
}

/** What came of the walks through a form: how often an item was compared, and what differed. */
export type Walked = {
  readonly compared: number
  readonly calculated: number
  readonly differences: readonly Difference[]
}

const stages = [0.35, 0.7, 1]

/** For tests, answers a form in stages, by chance, and compares after each which items are enabled and what is calculated. */
export async function walkLogic(
  renderer: SecondRenderer,
  definition: Definition,
  seed: number,
): Promise<Walked> {
  const form = compileForm(definition)
  const exported = exportedForm(definition)
  const places = logicIn(form, exported)
  const express = openExpressions(definition).express
  const chance = chanceFrom(seed)
  const entered = Object.entries(aFilledCopy(form, seed)).filter(([id]) => !isMade(form, id))
  const order = shuffled(entered, chance)
  const found: Compared[] = []
  for (const stage of stages) {
    let rows = 0
    const given = Object.fromEntries(order.slice(0, Math.ceil(order.length * stage)))
    const open = openAnswers(form, given, { newId: () => `row-${++rows}` })
    settle(open, express)
    const final = open.toAnswers('final')
    const theirs = await renderer(exported.questionnaire, exportResponse(exported, final))
    found.push(
      ...places.flatMap((place) => compared(place, { open, theirs, questionnaire: exported.questionnaire })),
    )
  }
  return {
    compared: found.filter(({ what }) => what === 'enabled').length,
    calculated: found.filter(({ what }) => what === 'calculated').length,
    differences: found.filter(({ isSame }) => !isSame),
  }
}

/** Nobody enters what is calculated; a stored one would count as typed over. */
function isMade({ nodes }: Form, id: string): boolean {
  const element = nodes.get(id)?.element
  return element?.calculation !== undefined || element?.fhirPath?.value !== undefined
}

/** An item that has conditions or a calculation, and which element of ours it is. */
type Place = {
  readonly item: ForeignObject
  readonly chain: readonly ForeignObject[]
  readonly node: FormNode
}

/** True for an item that has conditions or a calculation. */
export function hasLogic(item: ForeignObject): boolean {
  return item.enableWhen !== undefined || isExpressed(item, 'enableWhenExpression') || isCalculated(item)
}

function isExpressed(item: ForeignObject, name: string): boolean {
  return recordsOf(item.extension).some(({ url }) => textOf(url)?.endsWith(`-${name}`))
}

function isCalculated(item: ForeignObject): boolean {
  return isExpressed(item, 'calculatedExpression')
}

function logicIn({ nodes }: Form, { questionnaire, elementOf }: WrittenQuestionnaire): readonly Place[] {
  const within = (holder: ForeignObject, above: readonly ForeignObject[]): readonly Place[] =>
    recordsOf(holder.item).flatMap((item) => {
      const node = nodes.get(elementOf.get(item)?.id ?? '')
      const chain = [...above, item]
      const own =
        node && hasLogic(item) && !isHidden(node) && !listAround(node) ? [{ item, chain, node }] : []
      return [...own, ...within(item, chain)]
    })
  return within(questionnaire, [])
}

/** What is hidden from everybody is not enabled with us, and enabled but not drawn with FHIR. */
function isHidden({ element, parent }: FormNode): boolean {
  return element.hidden === true || (parent !== undefined && isHidden(parent))
}

function settle(open: OpenAnswers, express: ReturnType<typeof openExpressions>['express']): void {
  for (let round = 0; round < 4; round += 1) {
    const { answers, context } = open.toExpress()
    open.setExpressed(express(answers, context))
  }
}

type Compared = Difference & { readonly isSame: boolean }
type Both = {
  readonly open: OpenAnswers
  readonly theirs: Rendered
  readonly questionnaire: ForeignObject
}

function listAround({ parent }: FormNode): FormNode | undefined {
  return parent === undefined || parent.element.type === 'Repeater' ? parent : listAround(parent)
}

function compared({ item, chain, node }: Place, { open, theirs, questionnaire }: Both): readonly Compared[] {
  const linkId = textOf(item.linkId) ?? ''
  const about = { linkId, item, chain, questionnaire }
  const { visible, value, byHand } = open.get(node.id)
  const isEnabled = chain.every((each) => theirs.isEnabled(textOf(each.linkId) ?? ''))
  const enabled = {
    ...about,
    what: 'enabled' as const,
    ours: visible,
    theirs: isEnabled,
    isSame: visible === isEnabled,
  }
  if (!isCalculated(item) || !visible || !isEnabled || byHand) return [enabled]
  const given = theirs.calculated(linkId)
  const isSame = worded(value) === worded(given)
  return [enabled, { ...about, what: 'calculated', ours: value, theirs: given, isSame }]
}

/** Numbers to the fourth decimal; of what was chosen, its words or its code. */
function worded(value: unknown): string {
  if (value === undefined || value === null || value === '') return ''
  if (typeof value === 'number') return String(Number(value.toFixed(4)))
  if (Array.isArray(value)) return value.map(worded).join()
  if (typeof value !== 'object') return String(value)
  const { code, display, text, value: number } = value as { readonly [key: string]: unknown }
  return worded(number ?? text ?? display ?? code)
}

function shuffled<Item>(items: readonly Item[], chance: Chance): readonly Item[] {
  return items
    .map((item) => ({ item, place: chance.next() }))
    .sort((one, other) => one.place - other.place)
    .map(({ item }) => item)
}
