import { readInteger, readNumber } from '#client/form/elements/number/read-number.ts'
import type { Labels } from '#client/ui/words.tsx'
import type { CodedListItem } from '#generated/lists/coded-list.ts'
import type { Answer } from '#shared/answers/answer.ts'
import type { JsonSchema } from '#shared/answers/json-schema.ts'
import { usStates } from '#shared/elements/choice/us-states.ts'
import type { Element, ElementType } from '#shared/forms/definition.ts'
import { clockOf, type DateOrder, dayOf, instantOf } from './date-order.ts'
import type { FindReference } from './find-reference.ts'
import { folded } from './guess-mapping.ts'
import type { ImportField } from './import-field.ts'
import { type Converted, converted, unfit } from './remark.ts'

/** What converting needs to know. */
export type Conversion = {
  readonly labels: Labels
  readonly locale: string
  readonly timezone: string
  readonly order: DateOrder
  /** The items of a coded list that has been fetched. */
  readonly itemsOf: (list: string) => readonly CodedListItem[]
  readonly find: FindReference
}

/** A cell of an imported file, converted to the value of its field: dates, codes by label or code, references by id, identifier or name; a list's values stand between semicolons. */
export function convertCell(
  { element, partSchema }: ImportField,
  text: string,
  conversion: Conversion,
): Promise<Converted<Answer>> {
  if (partSchema) return Promise.resolve(convertPart(partSchema, text, conversion))
  const isList = element.multiple === true || element.repeats !== undefined
  return isList ? several(element, text, conversion) : one(element, text, conversion)
}

async function several(element: Element, text: string, conversion: Conversion): Promise<Converted<Answer>> {
  const values: Answer[] = []
  for (const each of partsOf(text)) {
    const value = await one(element, each, conversion)
    if (!value.ok) return value
    values.push(value.value)
  }
  return converted(values)
}

function partsOf(text: string): readonly string[] {
  return text
    .split(/[;\n]/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
}

type Reader = (
  text: string,
  element: Element,
  conversion: Conversion,
) => Converted<Answer> | Promise<Converted<Answer>>

const plain: Reader = (text) => converted(text)
const readers: { readonly [Type in ElementType]?: Reader } = {
  Boolean: (text, _, conversion) => yesOrNo(text, conversion),
  Integer: (text, _, { locale }) => numberOf(text, locale, readInteger),
  Decimal: (text, _, { locale }) => numberOf(text, locale, readNumber),
  Date: (text, _, { order }) => dayOf(text, order),
  DateTime: (text, _, conversion) => instantOf(text, conversion),
  Time: (text) => clockOf(text),
  Choice: choiceOf,
  UsState: (text) => stateOf(text),
  Reference: (text, { types = [] }, { find }) => find(types, text),
  OpenChoice: (text, element, conversion) => openChoiceOf(text, element, conversion),
  Text: (text, { structure }) => (structure === undefined ? converted(text) : structured(text)),
}

async function one(element: Element, text: string, conversion: Conversion): Promise<Converted<Answer>> {
  return (readers[element.type] ?? plain)(text, element, conversion)
}

/** What fields cannot hold stands in a file as the API writes it. */
function structured(text: string): Converted<Answer> {
  try {
    return converted(JSON.parse(text))
  } catch {
    return unfit('exchange.no-structure', { text: text.slice(0, 40) })
  }
}

/** A code that is offered, else words of one's own. */
function openChoiceOf(text: string, element: Element, conversion: Conversion): Converted<Answer> {
  const chosen = element.codedList === undefined ? undefined : choiceOf(text, element, conversion)
  return converted(chosen?.ok ? { code: chosen.value } : { text })
}

const mostNamed = 12

/** A code, or the words for it in either language. */
function choiceOf(text: string, element: Element, { labels, itemsOf }: Conversion): Converted<Answer> {
  const options = (element.options ?? []).map(({ code, label, labelId }) => ({
    code,
    names: [labelId === undefined ? label : labels(labelId)],
  }))
  const items = element.codedList === undefined ? [] : itemsOf(element.codedList)
  const choices = [
    ...options,
    ...items.map(({ code, display, spanish }) => ({ code, names: [display, spanish] })),
  ]
  const exact = choices.filter(({ code }) => code === text)
  const wanted = folded(text)
  const named = choices.filter(
    ({ code, names }) => folded(code) === wanted || names.some((name) => name && folded(name) === wanted),
  )
  const [first, second] = exact.length > 0 ? exact : named
  if (first && !second) return converted(first.code)
  if (first) return unfit('exchange.ambiguous-code', { text })
  const known = choices.slice(0, mostNamed).map(({ code }) => code)
  return unfit('exchange.no-code', {
    text,
    known: [...known, ...(choices[mostNamed] ? ['…'] : [])].join(', '),
  })
}

function stateOf(text: string): Converted<string> {
  const found = usStates.find(
    ([code, name]) => folded(code) === folded(text) || folded(name) === folded(text),
  )
  return found ? converted(found[0]) : unfit('exchange.no-code', { text, known: 'AL, AK, AZ, …' })
}

const yes = ['yes', 'y', 'true', '1', 'x', 'si', 's', 'verdadero']
const no = ['no', 'n', 'false', '0', 'falso']

function yesOrNo(text: string, { labels }: Conversion): Converted<boolean> {
  const wanted = folded(text)
  if ([...yes, folded(labels('form.yes'))].includes(wanted)) return converted(true)
  if ([...no, folded(labels('form.no'))].includes(wanted)) return converted(false)
  return unfit('exchange.no-boolean', { text })
}

/** `1,5` is one and a half where people write it so; a comma that stands before three digits divides thousands elsewhere. */
function numberOf(
  text: string,
  locale: string,
  read: (text: string) => number | undefined,
): Converted<number> {
  const isCommaDecimal = /^[^,]*,\d+$/.test(text) && (locale.startsWith('es') || !/,\d{3}$/.test(text))
  const number = read(isCommaDecimal ? text.replaceAll('.', '').replace(',', '.') : text)
  return number === undefined ? unfit('exchange.no-number', { text }) : converted(number)
}

function convertPart(schema: JsonSchema, text: string, conversion: Conversion): Converted<Answer> {
  if (schema.type === 'array') return converted(partsOf(text))
  if (schema.type === 'boolean') return yesOrNo(text, conversion)
  if (schema.type === 'integer') return numberOf(text, conversion.locale, readInteger)
  if (schema.type === 'number') return numberOf(text, conversion.locale, readNumber)
  if (!schema.enum) return converted(text)
  const code = schema.enum.map(String).find((each) => folded(each) === folded(text))
  return code === undefined
    ? unfit('exchange.no-code', { text, known: schema.enum.map(String).join(', ') })
    : converted(code)
}
