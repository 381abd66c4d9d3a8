import { isBlank, isRecord, listOf } from '#shared/answers/answer.ts'
import { asAnswer, type Element } from '#shared/forms/definition.ts'
import type { ForeignObject } from '#shared/imports/reading/foreign-object.ts'
import { conditionExtensions, controlExtension, extensionItems } from './extension-items.ts'
import { type FormWriting, present, unlessEmpty } from './form-writing.ts'
import { itemTypeOf } from './item-type-of.ts'
import { chosenCodes, optionItems } from './option-items.ts'
import { spokenText } from './spoken-text.ts'
import { writtenCondition } from './written-condition.ts'
import { writtenValue } from './written-value.ts'

/** An element as a FHIR item, without the items of its children: as much of it as FHIR has words for. `item` holds texts that explain it. */
export function questionItem(element: Element, writing: FormWriting): ForeignObject {
  const { required, readOnly, validation, visibleWhen, fhirPath } = element
  const type = itemTypeOf(element)
  const { expression, ...condition } = writtenCondition(visibleWhen, writing)
  const extensions = [
    ...extensionItems(element, writing),
    ...conditionExtensions([expression, fhirPath?.visible]),
  ]
  const isAsked = type !== 'group' && type !== 'display'
  return present({
    extension: unlessEmpty(extensions),
    linkId: writing.linkIdOf(element.id),
    ...codesOf(element),
    ...wordsOf(element, writing),
    type,
    ...condition,
    required: isAsked && required === true ? true : undefined,
    repeats: repeats(element) ? true : undefined,
    readOnly: isAsked && (readOnly === true || isCalculated(element)) ? true : undefined,
    maxLength: validation?.maxLength,
    answerOption: unlessEmpty(optionItems(element, writing)),
    initial: unlessEmpty(initialOf(element)),
    item: unlessEmpty(explaining(element, writing)),
  })
}

function isCalculated({ calculation }: Element): boolean {
  return calculation !== undefined && calculation.editable !== true
}

function repeats({ type, multiple, repeats: many, maxFiles }: Element): boolean {
  return (
    type === 'Repeater' ||
    multiple === true ||
    many !== undefined ||
    (type === 'Attachment' && maxFiles !== 1)
  )
}

function codesOf({ codes = [] }: Element): ForeignObject {
  const others = codes.filter(({ system }) => system !== 'linkId' && system !== 'definition')
  return present({
    definition: codes.find(({ system }) => system === 'definition')?.code,
    code: unlessEmpty(others.map(({ system, code, display }) => present({ system, code, display }))),
  })
}

function wordsOf({ id, type, label, body }: Element, { translations = {} }: FormWriting): ForeignObject {
  const isBody = type === 'Instructions'
  const _text = spokenText(translations, (elements) =>
    isBody ? (elements[id]?.body ?? elements[id]?.label) : elements[id]?.label,
  )
  return present({ text: isBody ? body : label, _text })
}

/** FHIR says at the option itself when it is chosen; everything else stands under `initial`. */
function initialOf(element: Element): readonly ForeignObject[] {
  const value = asAnswer(element.default)
  if (isBlank(value) || (isRecord(value) && 'path' in value) || chosenCodes(element).length > 0) return []
  const values = Array.isArray(value) ? listOf(value) : [value]
  return values.map((one) => {
    const { type, value: written } = writtenValue(element, one)
    return { [`value${type}`]: written }
  })
}

function explaining(
  { id, help, type, minLabel, maxLabel }: Element,
  { linkIdOf, translations = {} }: FormWriting,
): readonly ForeignObject[] {
  const isMeasured = type === 'Integer' || type === 'Decimal'
  const texts = [
    ['help', help, 'help'],
    ['lower', isMeasured ? minLabel : undefined, 'minLabel'],
    ['upper', isMeasured ? maxLabel : undefined, 'maxLabel'],
  ] as const
  return texts.flatMap(([control, text, field]) =>
    text === undefined
      ? []
      : [
          present({
            extension: [controlExtension(control)],
            linkId: `${linkIdOf(id)}.${control}`,
            text,
            _text: spokenText(translations, (elements) => elements[id]?.[field]),
            type: 'display',
          }),
        ],
  )
}
