import type { Element, ElementType } from '#shared/forms/definition.ts'
import { type ForeignObject, numberOf, recordOf, textOf } from '#shared/imports/reading/foreign-object.ts'
import type { ImportEntry } from '#shared/imports/reading/import-ledger.ts'
import type { Importing, Part } from '#shared/imports/reading/importing.ts'
import type { SourceItem } from '#shared/imports/reading/source-item.ts'
import { codeOf, displayOf, typedValue } from '#shared/imports/reading/typed-value.ts'
import { optionsOf } from './imported-options.ts'

const simpleTypes: { readonly [type: string]: ElementType } = {
  boolean: 'Boolean',
  decimal: 'Decimal',
  integer: 'Integer',
  date: 'Date',
  dateTime: 'DateTime',
  instant: 'DateTime',
  time: 'Time',
  string: 'String',
  text: 'Text',
  url: 'Url',
  uri: 'Url',
  attachment: 'Attachment',
  reference: 'Reference',
  quantity: 'Quantity',
}

const listed: ReadonlySet<string> = new Set(['choice', 'open-choice', 'coding'])
const choiceTypes: ReadonlySet<string> = new Set(['choice', 'open-choice', 'coding', 'question', ''])

/** Converts an imported question: fills in type, options and limits of a question. Extensions come after it and may refine them. */
export function convertQuestion(item: SourceItem, part: Part, importing: Importing): void {
  part.label ??= item.linkId
  if (item.text === '') importing.ledger.change(item.linkId, 'imports.no-text-link')

  const hasList = item.options.length > 0 || item.valueSet !== undefined
  if (choiceTypes.has(item.type) || hasList) convertChoice(item, part, importing)
  else convertSimple(item, part, importing)
  if (part.type === 'String' || part.type === 'Text') limitText(item, part, importing)
  else if (item.maxLength !== undefined) importing.ledger.change(item.linkId, 'imports.length-left')
  setRepeats(item, part)
  setInitial(item, part, importing)
}

function convertSimple(item: SourceItem, part: Part, importing: Importing): void {
  const type = simpleTypes[item.type]
  part.type = type ?? 'String'
  if (type === undefined)
    importing.ledger.change(item.linkId, { message: 'imports.type-line', parameters: { type: item.type } })
  if (type === 'Decimal') part.decimals = 4
  if (type === 'Text') part.plain = true
  if (type === 'Attachment') part.maxFiles = item.repeats ? 10 : 1
}

/** Choices: closed, open, and those whose list stands elsewhere. */
function convertChoice(item: SourceItem, part: Part, importing: Importing): void {
  const { options, chosen } = optionsOf(item, importing)
  const isOpen =
    item.type === 'open-choice' ||
    item.answerConstraint === 'optionsOrString' ||
    item.answerConstraint === 'optionsOrType'
  if (options.length === 0) {
    withoutList(item, part, importing)
    return
  }

  if (item.valueSet !== undefined && item.options.length > 0) {
    importing.ledger.change(item.linkId, {
      message: 'imports.options-and-set',
      parameters: { set: item.valueSet },
    })
  }
  part.type = isOpen ? 'OpenChoice' : 'Choice'
  part.options = options
  if (item.repeats) part.multiple = true
  const codes = isOpen ? chosen.map((code) => ({ code })) : chosen
  const [code] = codes
  if (code !== undefined) part.default = item.repeats ? codes : code
}

/** The list stands elsewhere: the codes that conditions ask for stay choosable, anything else is written. */
function withoutList(item: SourceItem, part: Part, importing: Importing): void {
  const asked = distinct([
    ...(importing.asked.get(item.linkId) ?? []).map((clause) => typedValue(clause, 'answer')),
    ...item.initial,
  ])
  if (asked.length === 0 && !listed.has(item.type)) {
    part.type = 'String'
    importing.ledger.change(item.linkId, elsewhere(item, false))
    return
  }
  part.type = 'OpenChoice'
  part.options = asked
  if (item.repeats) part.multiple = true
  importing.ledger.change(item.linkId, elsewhere(item, asked.length > 0))
}

function elsewhere({ valueSet }: SourceItem, isNamed: boolean): ImportEntry {
  if (valueSet === undefined) return isNamed ? 'imports.options-named' : 'imports.options-missing'
  const message = isNamed ? 'imports.set-elsewhere-named' : 'imports.set-elsewhere'
  return { message, parameters: { set: valueSet } }
}

function distinct(
  asked: readonly (ReturnType<typeof typedValue> | undefined)[],
): readonly { code: string; label: string }[] {
  const options = asked.flatMap((typed) => {
    const code = typed && codeOf(typed)
    return typed && code !== undefined && code.length <= 200
      ? [{ code, label: displayOf(typed) ?? code }]
      : []
  })
  return options.filter(({ code }, index) => options.findIndex((other) => other.code === code) === index)
}

function limitText(item: SourceItem, part: Part, importing: Importing): void {
  const length = numberOf(item.maxLength)
  if (length === undefined || length <= 0) return

  if (part.type === 'String' && length > 500) {
    part.type = 'Text'
    part.plain = true
    importing.ledger.change(item.linkId, 'imports.text-box')
  }
  part.validation = { ...part.validation, maxLength: Math.min(Math.round(length), 20_000) }
}

const manyByThemselves: ReadonlySet<ElementType> = new Set(['Attachment'])

function setRepeats(item: SourceItem, part: Part): void {
  if (item.repeats && !part.multiple && !manyByThemselves.has(part.type)) part.repeats = {}
}

function setInitial(item: SourceItem, part: Part, importing: Importing): void {
  if (item.initial.length === 0) return

  const values = item.initial.map((typed) => initialFor(part, typed)).filter((value) => value !== undefined)
  const isList = part.multiple === true || part.repeats !== undefined
  const [value] = values
  if (value !== undefined) part.default = isList ? values : value
  if (values.length < item.initial.length)
    importing.ledger.refuse(item.linkId, 'imports.default-of-other-type')
}

function initialFor(part: Part, typed: NonNullable<ReturnType<typeof typedValue>>): Element['default'] {
  const code = codeOf(typed)
  switch (part.type) {
    case 'Integer':
    case 'Decimal':
      return numberOf(typed.value)
    case 'Boolean':
      return typeof typed.value === 'boolean' ? typed.value : undefined
    case 'OpenChoice':
      return openInitial(part, code, displayOf(typed))
    case 'Quantity':
      return quantityInitial(recordOf(typed.value))
    case 'DateTime':
      return dateTimeInitial(textOf(typed.value))
    case 'Attachment':
    case 'Reference':
      return undefined
    default:
      return part.type === 'Choice' ? code : displayOf(typed)
  }
}

function openInitial(part: Part, code: string | undefined, words: string | undefined): Element['default'] {
  if (code !== undefined && part.options?.some((option) => option.code === code)) return { code }
  return words === undefined ? undefined : { text: words }
}

function quantityInitial(quantity: ForeignObject): Element['default'] {
  const value = numberOf(quantity.value)
  const unit = textOf(quantity.code) ?? textOf(quantity.unit)
  return value === undefined ? undefined : { value, ...(unit === undefined ? {} : { unit }) }
}

function dateTimeInitial(text: string | undefined): string | undefined {
  return text?.includes('T') ? text : undefined
}
