import type { Answer } from '#shared/answers/answer.ts'
import { type ForeignObject, isObject, isTrue, listOf, recordsOf, textOf } from './foreign-object.ts'
import { type TypedValue, typedValue } from './typed-value.ts'

/** An extension: its address and what it says. `inner` are extensions inside it. */
export type Extension = {
  readonly url: string
  readonly value: TypedValue | undefined
  readonly inner: readonly Extension[]
}

/** An item of a FHIR questionnaire of any version, read into one shape; nothing of it is left behind. */
export type SourceItem = {
  readonly linkId: string
  readonly hasLinkId: boolean
  readonly type: string
  readonly text: string
  readonly prefix: string | undefined
  readonly isRequired: boolean
  readonly repeats: boolean
  readonly isReadOnly: boolean
  readonly maxLength: unknown
  readonly definition: string | undefined
  readonly codes: readonly ForeignObject[]
  readonly options: readonly ForeignObject[]
  readonly valueSet: string | undefined
  readonly answerConstraint: string | undefined
  readonly enableWhen: readonly ForeignObject[]
  readonly enableBehavior: string | undefined
  readonly initial: readonly TypedValue[]
  readonly extensions: readonly Extension[]
  readonly children: readonly SourceItem[]
  /** Keys that no version of FHIR knows, or whose meaning we have no place for. */
  readonly strangers: readonly string[]
  /** The item as it stands in the file. */
  readonly raw: ForeignObject
}

const base = 'http://hl7.org/fhir/StructureDefinition/'
const sdc = 'http://hl7.org/fhir/uv/sdc/StructureDefinition/sdc-questionnaire-'

/** Extensions that some tools write as plain keys ("first-class extensions"), each with the address that it has elsewhere. */
const inlineExtensions: { readonly [key: string]: string } = {
  itemControl: `${base}questionnaire-itemControl`,
  hidden: `${base}questionnaire-hidden`,
  unit: `${base}questionnaire-unit`,
  unitOption: `${base}questionnaire-unitOption`,
  entryFormat: `${base}entryFormat`,
  helpText: 'helpText',
  sliderStepValue: `${base}questionnaire-sliderStepValue`,
  start: `${base}minValue`,
  stop: `${base}maxValue`,
  referenceResource: `${base}questionnaire-referenceResource`,
  enableWhenExpression: `${sdc}enableWhenExpression`,
  calculatedExpression: `${sdc}calculatedExpression`,
  initialExpression: `${sdc}initialExpression`,
  answerExpression: `${sdc}answerExpression`,
  choiceColumn: `${sdc}choiceColumn`,
  variable: `${base}variable`,
  itemConstraint: `${base}questionnaire-constraint`,
  columnWidth: 'columnWidth',
  macro: 'macro',
  rowsNumber: 'rowsNumber',
}

const known = new Set([
  ...[
    'id',
    'linkId',
    'type',
    'text',
    '_text',
    'prefix',
    '_prefix',
    'required',
    'repeats',
    'readOnly',
    'maxLength',
  ],
  ...[
    'definition',
    'code',
    'answerOption',
    'option',
    'answerValueSet',
    'options',
    'answerConstraint',
    'enableWhen',
  ],
  ...['enableBehavior', 'initial', 'extension', 'modifierExtension', 'item'],
])

/** Reads an item and its children. `place` names an item that has no linkId, by its position: `1.3.2`. */
export function readItem(raw: ForeignObject, place: string): SourceItem {
  const linkId = textOf(raw.linkId)
  return {
    linkId: linkId ?? `#${place}`,
    hasLinkId: linkId !== undefined,
    type: textOf(raw.type) ?? '',
    text: textOf(raw.text) ?? '',
    prefix: textOf(raw.prefix),
    isRequired: isTrue(raw.required),
    repeats: isTrue(raw.repeats),
    isReadOnly: isTrue(raw.readOnly),
    maxLength: raw.maxLength,
    definition: textOf(raw.definition),
    codes: recordsOf(raw.code),
    options: [...recordsOf(raw.answerOption), ...recordsOf(raw.option)],
    valueSet: valueSetOf(raw),
    answerConstraint: textOf(raw.answerConstraint),
    enableWhen: recordsOf(raw.enableWhen),
    enableBehavior: textOf(raw.enableBehavior),
    initial: initialOf(raw),
    extensions: extensionsOf(raw),
    children: recordsOf(raw.item).map((child, index) => readItem(child, `${place}.${index + 1}`)),
    strangers: Object.keys(raw).filter(
      (key) => !known.has(key) && !inlineExtensions[key] && !key.startsWith('initial'),
    ),
    raw,
  }
}

function valueSetOf(raw: ForeignObject): string | undefined {
  const old = isObject(raw.options) ? raw.options.reference : raw.options
  return textOf(raw.answerValueSet) ?? textOf(old)
}

function initialOf(raw: ForeignObject): readonly TypedValue[] {
  const entries = recordsOf(raw.initial).map((entry) => typedValue(entry, 'value'))
  const single = Array.isArray(raw.initial) || isObject(raw.initial) ? undefined : typedValue(raw, 'initial')
  return [...entries, single].filter((value) => value !== undefined)
}

/** Extensions of an item: its own, those on its words, and those written as plain keys. */
function extensionsOf(raw: ForeignObject): readonly Extension[] {
  const inline = Object.keys(raw).flatMap((key) => inlineOf(key, raw[key]))
  const words = [raw._text, raw._prefix]
    .filter(isObject)
    .flatMap((holder) => [...readExtensions(holder), ...plainWords(holder)])
  return [...readExtensions(raw), ...words, ...inline]
}

function inlineOf(key: string, value: Answer | undefined): readonly Extension[] {
  const url = Object.hasOwn(inlineExtensions, key) ? inlineExtensions[key] : undefined
  if (url === undefined) return []
  return listOf(value).map((one) => ({
    url,
    value: { type: isObject(one) ? 'Record' : 'Plain', value: one },
    inner: [],
  }))
}

/** `_text: {translation: […], cqfExpression: …}` of tools that write extensions as keys. */
function plainWords(holder: ForeignObject): readonly Extension[] {
  return Object.keys(holder)
    .filter((key) => key !== 'extension' && key !== 'id')
    .map((key) => ({ url: key, value: { type: 'Record', value: holder[key] }, inner: [] }))
}

/** The extensions of any element, those that change meaning (`modifierExtension`) included. */
export function readExtensions(holder: ForeignObject): readonly Extension[] {
  return [...recordsOf(holder.extension), ...recordsOf(holder.modifierExtension)].map((raw) => ({
    url: textOf(raw.url) ?? '(without url)',
    value: typedValue(raw, 'value'),
    inner: readExtensions(raw),
  }))
}
