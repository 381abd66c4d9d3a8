import { addCode, beginPart } from '#shared/imports/foreign/begin-part.ts'
import { refuseStrangers, refuseWhole } from '#shared/imports/foreign/refuse-whole.ts'
import { setBound } from '#shared/imports/foreign/set-bound.ts'
import { setDefault } from '#shared/imports/foreign/set-default.ts'
import { setOptions } from '#shared/imports/foreign/set-options.ts'
import {
  cut,
  type ForeignObject,
  isTrue,
  numberOf,
  recordOf,
  recordsOf,
  textOf,
} from '#shared/imports/reading/foreign-object.ts'
import type { Importing, Part } from '#shared/imports/reading/importing.ts'
import { hideLater, optionLater, readValidators, requireLater } from './later.ts'
import { markdownOf, type OpenMrsType, openMrsTypeOf } from './openmrs-type.ts'

const knownFields = new Set([
  ...[
    'type',
    'id',
    'label',
    'questionOptions',
    'questions',
    'validators',
    'hide',
    'required',
    'questionInfo',
  ],
  ...['default', 'readonly', 'datePickerFormat', 'datePickerType', 'value', 'unspecified'],
])
const knownOptions = new Set([
  ...['rendering', 'concept', 'conceptMappings', 'answers', 'min', 'max', 'minLength', 'maxLength', 'step'],
  ...['disallowDecimals', 'defaultValue', 'showTime', 'rows', 'selectableOrders', 'allowFutureDates'],
])
const knownAnswers = new Set(['label', 'concept', 'value', 'conceptMappings', 'hide', 'disable'])
const deepest = 12

/** The elements of a list of questions of an OpenMRS form. */
export function openMrsQuestions(
  questions: readonly ForeignObject[],
  importing: Importing,
  depth = 0,
): readonly Part[] {
  return questions.map((question) => openMrsQuestion(question, importing, depth))
}

function openMrsQuestion(question: ForeignObject, importing: Importing, depth: number): Part {
  const { ledger } = importing
  const kind = openMrsTypeOf(question)
  const name = textOf(question.id) ?? ''
  const label = kind.type === 'Instructions' ? markdownOf(question) : (textOf(question.label) ?? '')
  const part = beginPart({ name, label, type: kind.type }, importing)
  const place = name === '' ? part.id : name
  if (kind.remark !== undefined) ledger.change(place, kind.remark)

  const settings = recordOf(question.questionOptions)
  fill(place, { part, kind, importing }, settings)
  describe(place, question, { part, importing })
  hideLater(place, question.hide, { part, importing })
  requireOf(place, question, { part, importing })
  readValidators(place, question, { part, importing })
  refuseStrangers(place, { source: question, known: knownFields }, ledger)
  refuseStrangers(place, { source: settings, known: knownOptions }, ledger)
  addChildren(place, question, { part, importing, depth })
  return part
}

type Inside = { readonly part: Part; readonly importing: Importing; readonly depth: number }

function addChildren(place: string, question: ForeignObject, { part, importing, depth }: Inside): void {
  if (part.type !== 'Section' && part.type !== 'Repeater') return
  const inner = recordsOf(question.questions)
  if (depth < deepest) part.children = openMrsQuestions(inner, importing, depth + 1)
  else {
    part.type = 'Section'
    part.children = []
    refuseWhole(place, { remark: 'imports.too-deep', value: inner }, importing.ledger)
  }
}

type Filled = { readonly part: Part; readonly kind: OpenMrsType; readonly importing: Importing }

function fill(place: string, { part, kind, importing }: Filled, settings: ForeignObject): void {
  if (part.type === 'Choice') fillChoice(place, { part, kind, importing }, settings)
  if (part.type === 'Text') part.plain = true
  if (part.type === 'Decimal') part.decimals = 4
  if (part.type === 'Attachment') part.maxFiles = 10
  if (kind.repeats) part.repeats = {}
  for (const side of ['min', 'max'] as const) {
    setBound(part, { side, raw: settings[side] }, { name: place, importing })
    setBound(part, { side, raw: settings[`${side}Length`] }, { name: place, importing })
  }
  const step = numberOf(settings.step)
  if (step !== undefined && step > 0 && (part.type === 'Decimal' || part.type === 'Integer')) part.step = step
  if (settings.allowFutureDates === 'false' && part.type === 'Date')
    part.validation = { ...part.validation, maxDate: 'today' }
  fillCodes(part, settings)
}

function fillCodes(part: Part, settings: ForeignObject): void {
  const concept = textOf(settings.concept)
  if (concept !== undefined) addCode(part, 'openmrs', concept)
  for (const mapping of recordsOf(settings.conceptMappings)) {
    const code = textOf(mapping.value)
    if (code !== undefined) addCode(part, textOf(mapping.type) ?? textOf(mapping.source) ?? 'openmrs', code)
  }
}

function fillChoice(place: string, { part, kind, importing }: Filled, settings: ForeignObject): void {
  const answers = [...recordsOf(settings.answers), ...recordsOf(settings.selectableOrders)]
  const named = answers.filter((answer) => codeOf(answer) !== undefined)
  if (named.length < answers.length) importing.ledger.refuse(place, 'imports.option-empty')
  setOptions(
    part,
    named.map((answer) => ({
      code: codeOf(answer) ?? '',
      label: textOf(answer.label) ?? codeOf(answer) ?? '',
    })),
    { name: place, importing },
  )
  if (kind.isMultiple) part.multiple = true
  for (const [index, answer] of named.entries()) {
    refuseStrangers(place, { source: answer, known: knownAnswers }, importing.ledger)
    optionLater(place, answer, { place: { part, index }, importing })
  }
  if (settings.rendering === 'radio') part.display = 'Radio'
  if (settings.rendering === 'select') part.display = 'Dropdown'
}

function codeOf(answer: ForeignObject): string | undefined {
  return textOf(answer.concept) ?? textOf(answer.value) ?? textOf(answer.label)
}

type PlacedPart = { readonly part: Part; readonly importing: Importing }

function describe(place: string, question: ForeignObject, { part, importing }: PlacedPart): void {
  const help = textOf(question.questionInfo)
  if (help !== undefined) part.help = cut(help, 4000)
  const settings = recordOf(question.questionOptions)
  const first = question.default ?? settings.defaultValue
  if (first !== undefined && first !== null && first !== '') setDefault(part, first)
  if (isTrue(question.readonly)) part.readOnly = true
  else if (
    textOf(question.readonly) !== undefined &&
    question.readonly !== 'false' &&
    question.readonly !== false
  )
    refuseWhole(
      place,
      {
        remark: 'imports.read-only-sometimes',
        value: question.readonly,
      },
      importing.ledger,
    )
  if (isTrue(question.unspecified)) importing.ledger.change(place, 'imports.unspecified-left')
  if (question.value !== undefined && part.type !== 'Instructions')
    refuseWhole(place, { remark: 'imports.value-left', value: question.value }, importing.ledger)
}

function requireOf(place: string, question: ForeignObject, { part, importing }: PlacedPart): void {
  const isAsked = part.type !== 'Section' && part.type !== 'Instructions'
  if (isAsked) requireLater(place, question.required, { part, importing })
  else if (isTrue(question.required)) importing.ledger.change(place, 'imports.group-required')
}
