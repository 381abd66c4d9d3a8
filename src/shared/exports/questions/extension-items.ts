import type { Unit } from '#generated/types/unit.ts'
import { type Answer, isRecord } from '#shared/answers/answer.ts'
import { asAnswer, type Element } from '#shared/forms/definition.ts'
import type { ForeignObject } from '#shared/imports/reading/foreign-object.ts'
import { calculationPath } from './calculation-path.ts'
import { type FormWriting, present } from './form-writing.ts'
import { spokenText } from './spoken-text.ts'
import { unitSystem } from './written-value.ts'

const base = 'http://hl7.org/fhir/StructureDefinition/'
const validationText = 'http://ehelse.no/fhir/StructureDefinition/validationtext'
const sdc = 'http://hl7.org/fhir/uv/sdc/StructureDefinition/sdc-questionnaire-'

type Part = (element: Element, writing: FormWriting) => readonly (ForeignObject | undefined)[]

/** What an element says beyond the fields of a FHIR item, in the extensions that FHIR and SDC have for it. */
export function extensionItems(element: Element, writing: FormWriting): readonly ForeignObject[] {
  return parts.flatMap((part) => part(element, writing)).filter((extension) => extension !== undefined)
}

function extension(url: string, type: string, value: Answer | undefined): ForeignObject | undefined {
  return value === undefined ? undefined : { url, [`value${type}`]: value }
}

const controls: { readonly [display: string]: string } = {
  Dropdown: 'drop-down',
  Radio: 'radio-button',
  Checkbox: 'check-box',
  Checkboxes: 'check-box',
  Autocomplete: 'autocomplete',
  List: 'list',
  Slider: 'slider',
}

/** The control in which a FHIR renderer shows an item, or explains another one. */
export function controlExtension(code: string): ForeignObject {
  const coding = [{ system: 'http://hl7.org/fhir/questionnaire-item-control', code }]
  return { url: `${base}questionnaire-itemControl`, valueCodeableConcept: { coding } }
}

const looks: Part = ({ type, display, hidden, placeholder, shortLabel, collapsible }) => {
  const control = controls[display ?? ''] ?? (type === 'Scale' ? 'slider' : undefined)
  return [
    control === undefined ? undefined : controlExtension(control),
    extension(`${base}questionnaire-hidden`, 'Boolean', hidden),
    extension(`${base}entryFormat`, 'String', placeholder),
    extension(`${sdc}shortText`, 'String', shortLabel),
    collapsible === true ? extension(`${sdc}collapsible`, 'Code', 'default-open') : undefined,
  ]
}

const bounds: Part = ({ type, validation = {}, units }) => {
  const { min, max, minDate, maxDate } = validation
  const dateType = type === 'DateTime' ? 'DateTime' : 'Date'
  if (type === 'Quantity') {
    const unit = units?.[0]
    return [
      extension(`${sdc}minQuantity`, 'Quantity', quantity(min, unit)),
      extension(`${sdc}maxQuantity`, 'Quantity', quantity(max, unit)),
    ]
  }
  const numberType = type === 'Decimal' || type === 'Calculated' ? 'Decimal' : 'Integer'
  return [
    extension(`${base}minValue`, numberType, min),
    extension(`${base}maxValue`, numberType, max),
    extension(`${base}minValue`, dateType, dayOf(minDate)),
    extension(`${base}maxValue`, dateType, dayOf(maxDate)),
  ]
}

function quantity(value: number | undefined, unit: Unit | undefined): ForeignObject | undefined {
  return value === undefined
    ? undefined
    : present({
        value,
        unit: unit?.label,
        ...(unit && { system: unitSystem, code: unit.code }),
      })
}

function dayOf(text: string | undefined): string | undefined {
  return text !== undefined && /^\d{4}-\d{2}-\d{2}$/.test(text) ? text : undefined
}

const limits: Part = (
  { id, multiple, repeats, validation = {}, decimals, type, step },
  { translations = {} },
) => {
  const { minItems, maxItems, minLength, pattern, patternMessage } = validation
  const _valueString = spokenText(translations, (elements) => elements[id]?.patternMessage)
  const told = extension(validationText, 'String', patternMessage)
  return [
    extension(`${base}questionnaire-minOccurs`, 'Integer', multiple ? minItems : repeats?.min),
    extension(`${base}questionnaire-maxOccurs`, 'Integer', multiple ? maxItems : repeats?.max),
    extension(`${base}minLength`, 'Integer', minLength),
    extension(`${base}regex`, 'String', pattern === undefined ? undefined : withoutAnchors(pattern)),
    told && present({ ...told, _valueString }),
    extension(
      `${base}maxDecimalPlaces`,
      'Integer',
      type === 'Decimal' && decimals === 4 ? undefined : decimals,
    ),
    extension(`${base}questionnaire-sliderStepValue`, 'Integer', step),
  ]
}

/** A pattern of FHIR means the whole answer without saying so. */
function withoutAnchors(pattern: string): string {
  return /^\^\(\?:(.*)\)\$$/.exec(pattern)?.[1] ?? pattern
}

const measures: Part = ({ unit, units = [], type }) => {
  const [only, ...others] = type === 'Quantity' ? units : []
  if (only && others.length > 0) return units.map((one) => unitExtension('unitOption', one))
  return [unitExtension('unit', only ?? unit)]
}

function unitExtension(name: string, unit: Unit | undefined): ForeignObject | undefined {
  return (
    unit &&
    extension(
      `${base}questionnaire-${name}`,
      'Coding',
      present({ system: unitSystem, code: unit.code, display: unit.label }),
    )
  )
}

const records: Part = ({ contentTypes = [], types = [] }) => [
  ...contentTypes.map((type) => extension(`${base}mimeType`, 'Code', type)),
  ...types.map((type) => extension(`${base}questionnaire-referenceResource`, 'Code', type)),
]

function expression(url: string, text: string | undefined, name?: string): ForeignObject | undefined {
  if (text === undefined) return undefined
  return { url, valueExpression: present({ name, language: 'text/fhirpath', expression: text }) }
}

const calculations: Part = (element, writing) => {
  const { calculation, fhirPath = {}, prefill } = element
  const value = asAnswer(element.default)
  const path = isRecord(value) ? value.path : undefined
  return [
    ...Object.entries(fhirPath.variables ?? {}).map(([name, text]) =>
      expression(`${base}variable`, text, name),
    ),
    expression(`${sdc}calculatedExpression`, calculation && calculationPath(calculation, writing)),
    expression(`${sdc}calculatedExpression`, fhirPath.value),
    expression(`${sdc}initialExpression`, initialPath(prefill, path)),
  ]
}

function initialPath(prefill: string | undefined, path: Answer | undefined): string | undefined {
  if (path === 'today' || path === 'now') return `${path}()`
  return prefill === undefined ? undefined : `%${prefill}`
}

/** The condition of an item that FHIR's own fields have no room for. */
export function conditionExtensions(texts: readonly (string | undefined)[]): readonly ForeignObject[] {
  return texts
    .map((text) => expression(`${sdc}enableWhenExpression`, text))
    .filter((one) => one !== undefined)
}

const parts: readonly Part[] = [looks, bounds, limits, measures, records, calculations]
