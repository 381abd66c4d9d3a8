import type { Answer, Answers } from '#shared/answers/answer.ts'
import { dateOfDay, dayNumber } from '#shared/answers/calendar.ts'
import { compositionOf, standInFor } from '#shared/elements/element.ts'
import { columnsOf } from '#shared/elements/rows/grid.ts'
import { openExpressions } from '#shared/expressions/open-expressions.ts'
import type { Form, FormNode } from '#shared/forms/compile-form.ts'
import type { Element, ElementType } from '#shared/forms/definition.ts'
import { isMade } from '#shared/forms/filling/expressed.ts'
import { type OpenAnswers, openAnswers } from '#shared/forms/opening/open-answers.ts'
import { type Pattern, parsePattern } from '#shared/forms/patterns/parse-pattern.ts'
import type { FormContext } from '#shared/forms/reading.ts'
import { conforms } from '#shared/forms/schemas/conforms.ts'
import { oneValueSchema } from '#shared/forms/schemas/value-schema.ts'
import { type Chance, chanceFrom } from './chance.ts'

/** For tests: a valid, random and complete copy of a form's answers, as it is stored when it is done. The same seed gives the same copy. */
export function aFilledCopy(form: Form, seed: number, context: FormContext = {}): Answers {
  const chance = chanceFrom(seed)
  let rows = 0
  const open = openAnswers(form, {}, { ...context, newId: () => `row-${++rows}` })
  const expressions = form.hasExpressions ? openExpressions(form.definition) : undefined
  for (let round = 0; round < 4; round += 1) {
    for (const node of form.roots) fillNode({ open, chance }, node, '')
    const given = open.toExpress()
    if (expressions) open.setExpressed(expressions.express(given.answers, given.context))
  }
  return open.toAnswers('final')
}

type Filling = { readonly open: OpenAnswers; readonly chance: Chance }

function fillNode(filling: Filling, node: FormNode, prefix: string): void {
  const { element } = node
  if (element.type === 'Repeater') {
    fillRows(filling, node, prefix)
    return
  }
  for (const child of node.children) fillNode(filling, child, prefix)

  const path = prefix + node.id
  const { visible, value, required } = filling.open.get(path)
  if (!visible || value !== undefined || isMade(element) || element.children) return
  if (!required && filling.chance.is(0.2)) return
  filling.open.set(path, answerFor(element, filling.chance))
}

function fillRows(filling: Filling, node: FormNode, prefix: string): void {
  const path = prefix + node.id
  const { visible, value } = filling.open.get(path)
  if (!visible) return

  const least = Math.max(node.element.repeats?.min ?? 0, 1)
  for (let count = Array.isArray(value) ? value.length : 0; count < least; count += 1)
    filling.open.addRow(path)
  const ids = filling.open.get(path).value
  for (const id of Array.isArray(ids) ? ids : []) {
    for (const child of node.children) fillNode(filling, child, `${path}/${id}/`)
  }
}

function answerFor(element: Element, chance: Chance): Answer | undefined {
  if (!element.repeats) return oneAnswer(element, chance)

  const count = Math.max(element.repeats.min ?? 1, 1)
  return Array.from({ length: count }, () => oneAnswer(element, chance)).filter((one) => one !== undefined)
}

/** A value that fits; nothing when chance finds none in 40 throws (a pattern together with odd bounds). */
function oneAnswer(element: Element, chance: Chance): Answer | undefined {
  const schema = oneValueSchema(element)
  for (let round = 0; round < 40; round += 1) {
    const value = madeFor(element, chance)
    if (value !== undefined && conforms(schema, value) && !isOutside(element, value)) return value
  }
  return undefined
}

function isOutside({ validation }: Element, value: Answer): boolean {
  const { minDate, maxDate } = validation ?? {}
  if (typeof value !== 'string' || dayNumber(value.slice(0, 10)) === undefined) return false
  return value.slice(0, 10) < (dayIn(minDate) ?? '') || value.slice(0, 10) > (dayIn(maxDate) ?? '9999')
}

/** A bound such as `today` means nothing where no day is today. */
function dayIn(bound: string | undefined): string | undefined {
  return dayNumber(bound ?? '') === undefined ? undefined : bound
}

type Make = (element: Element, chance: Chance) => Answer | undefined

const reference = { id: '0192f3a4-0000-7000-8000-000000000001', resourceType: 'Practitioner' }

/** By the type's own maker, by that of the plainer type that it stands for, or part by part. */
function madeFor(element: Element, chance: Chance): Answer | undefined {
  const standIn = standInFor(element)
  const composition = compositionOf(element)
  if (!composition) return makers[standIn.type]?.(standIn, chance)

  const parts = composition.parts.flatMap((part) => {
    const answer = answerFor(part, chance)
    return answer === undefined ? [] : [[part.id, answer] as const]
  })
  const record = Object.fromEntries(parts)
  return composition.as === 'record' ? record : [{ _rowId: 'row-a', ...record }]
}

const makers: { readonly [Type in ElementType]?: Make } = {
  Boolean: (element, chance) => chance.is(0.5) || element.display === 'Checkbox',
  Integer: (element, chance) => Math.round(numberFor(element, chance)),
  Decimal: (element, chance) =>
    Number(numberFor(element, chance).toFixed(Math.min(element.decimals ?? 2, 4))),
  String: textFor,
  Text: textFor,
  Date: dateFor,
  DateTime: (element, chance) => `${dateFor(element, chance)}T09:30:00-08:00`,
  Time: (_, chance) => `${String(chance.whole(0, 23)).padStart(2, '0')}:45`,
  Choice: choose,
  OpenChoice: chooseOpenly,
  Ranking: (element) => (element.options ?? []).map(({ code }) => code),
  ContactPoint: () => ({ system: 'phone', value: '+15035550134', use: 'mobile' }),
  Approximate: (element, chance) => dateFor(element, chance).slice(0, chance.pick([4, 7, 10]) ?? 10),
  Address: () => ({ lines: ['12 Alder Street'], city: 'Salem', state: 'OR', postalCode: '97301' }),
  Signature: () => ({ method: 'Typed', typedName: 'Jonah Marlowe', signedAt: '2026-03-02T10:00:00-08:00' }),
  Duration: (_, chance) => `${chance.whole(0, 3)}:${chance.pick(['00', '15', '45']) ?? '00'}:00`,
  Grid: gridFor,
  UsState: (_, chance) => chance.pick(['OR', 'WA', 'CA']),
  ServiceEvents: () => [
    { id: '1', service: { id: reference.id, resourceType: 'HealthcareService' }, minutes: 30 },
  ],
  Subform: () => ({ inner: 'Written inside.' }),
  Quantity: (element, chance) => {
    const unit = chance.pick(element.units ?? [])?.code
    return { value: Number(numberFor(element, chance).toFixed(1)), ...(unit === undefined ? {} : { unit }) }
  },
  Url: (_, chance) => `https://example.org/${chance.whole(1, 99)}`,
  Attachment: () => [{ id: reference.id, resourceType: 'DocumentReference' }],
  Reference: (element) => {
    const one = { id: reference.id, resourceType: element.types?.[0] ?? 'Patient' }
    return element.multiple ? [one] : one
  },
}

function numberFor({ validation = {} }: Element, chance: Chance): number {
  const low = validation.min ?? (validation.positive ? 1 : Math.min(0, (validation.max ?? 100) - 100))
  const high = validation.max ?? (validation.negative ? -1 : low + 100)
  return low + chance.next() * (high - low)
}

function dateFor({ validation = {} }: Element, chance: Chance): string {
  const low = dayNumber(validation.minDate ?? '1960-01-01') ?? 0
  const high = dayNumber(validation.maxDate ?? '2026-11-20') ?? low + 10_000
  return dateOfDay(chance.whole(low, Math.max(low, high)))
}

const words = [
  'calm',
  'slept',
  'well',
  'Müller',
  'two',
  'steps',
  'walk',
  '‘quiet’',
  'plan',
  '3/4',
  'naïve',
  '明日',
]

function textFor({ validation = {}, display, type }: Element, chance: Chance): string | undefined {
  if (validation.pattern !== undefined) return fromPattern(validation.pattern, chance)
  if (validation.email || display === 'Email') return `mara${chance.whole(1, 99)}@example.org`
  if (display === 'SocialSecurityNumber') return '219-09-9999'
  if (display === 'PostalCode') return '97201'

  const least = validation.length ?? Math.max(validation.minLength ?? 1, (validation.minWords ?? 0) * 10)
  const most = validation.length ?? validation.maxLength ?? (type === 'Text' ? 2000 : 60)
  let text = chance.pick(words) ?? 'calm'
  while (text.length < least) text = `${text} ${chance.pick(words)}`
  return [...text].slice(0, Math.max(most, least)).join('').trim()
}

function choose(element: Element, chance: Chance): Answer | undefined {
  const codes = (element.options ?? [{ code: 'any' }]).map(({ code }) => code)
  if (!element.multiple) return chance.pick(codes)

  const { minItems = 1, maxItems = codes.length } = element.validation ?? {}
  const count = chance.whole(Math.min(minItems, codes.length), Math.min(maxItems, codes.length))
  const start = chance.whole(0, codes.length - 1)
  return [...codes.slice(start), ...codes.slice(0, start)].slice(0, Math.max(count, 1))
}

function chooseOpenly(element: Element, chance: Chance): Answer {
  const code = chance.pick(element.options ?? [])?.code
  const one = code === undefined || chance.is(0.4) ? { text: 'something else' } : { code }
  return element.multiple ? [one] : one
}

function gridFor(element: Element, chance: Chance): Answer {
  const rowOf = () => {
    const cells: { [id: string]: Answer } = {}
    for (const column of columnsOf(element)) {
      const value = answerFor(column, chance)
      if (value !== undefined) cells[column.id] = value
    }
    return cells
  }
  if (element.freeRows) return [{ _rowId: 'g1', ...rowOf() }]
  return { rows: Object.fromEntries((element.rows ?? []).map(({ id }) => [id, rowOf()])) }
}

function fromPattern(source: string, chance: Chance): string | undefined {
  const pattern = parsePattern(source)
  return typeof pattern === 'string' ? undefined : written(pattern, chance)
}

function written(pattern: Pattern, chance: Chance): string {
  switch (pattern.kind) {
    case 'anchor':
      return ''
    case 'set':
      return character(pattern.set, chance)
    case 'sequence':
      return pattern.parts.map((part) => written(part, chance)).join('')
    case 'choice':
      return written(chance.pick(pattern.options) ?? { kind: 'anchor' }, chance)
    case 'repeat': {
      const times = chance.whole(pattern.min, Math.min(pattern.max, pattern.min + 3))
      return Array.from({ length: times }, () => written(pattern.body, chance)).join('')
    }
  }
}

function character(set: readonly (readonly [number, number])[], chance: Chance): string {
  const [from, to] = chance.pick(set) ?? [97, 97]
  const printable = from <= 126 && to >= 33 ? [Math.max(from, 33), Math.min(to, 126)] : [from, to]
  return String.fromCodePoint(chance.whole(printable[0] ?? from, printable[1] ?? to))
}
