import { type Answer, isRecord } from '#shared/answers/answer.ts'
import type { Element, ElementType } from '#shared/forms/definition.ts'
import { recordOf } from '#shared/imports/reading/foreign-object.ts'
import { present } from './form-writing.ts'
import { codingOf } from './option-items.ts'
import { wordedCoding } from './worded-coding.ts'

/** Units have codes of UCUM here, as FHIR recommends; a code without its system is none (FHIR R4, Quantity, rule qty-3). */
export const unitSystem = 'http://unitsofmeasure.org'

type Written = { readonly type: string; readonly value: Answer }
type Write = (answer: Answer, element: Element) => Written | undefined

const asIs =
  (type: string, kind: 'string' | 'number' | 'boolean'): Write =>
  (value) =>
    typeof value === kind ? { type, value } : undefined

const choice: Write = (answer, element) => {
  const code = isRecord(answer) ? answer.code : answer
  const option = element.options?.find((one) => one.code === code)
  if (option) return { type: 'Coding', value: wordedCoding(codingOf(option, []), answer) }
  const words = isRecord(answer) ? answer.text : undefined
  if (typeof words !== 'string')
    return typeof code === 'string' ? { type: 'Coding', value: { code } } : undefined
  return { type: 'String', value: words }
}

const quantity: Write = (answer, { units }) => {
  const { value, unit } = recordOf(answer)
  if (typeof value !== 'number') return undefined
  const known = units?.find(({ code }) => code === unit)
  if (!known) return { type: 'Quantity', value: present({ value, unit }) }
  const { code, label } = known
  return { type: 'Quantity', value: present({ value, unit: label ?? code, system: unitSystem, code }) }
}

const writers: { readonly [Type in ElementType]?: Write } = {
  Boolean: asIs('Boolean', 'boolean'),
  Integer: asIs('Integer', 'number'),
  Scale: asIs('Integer', 'number'),
  Decimal: asIs('Decimal', 'number'),
  Calculated: asIs('Decimal', 'number'),
  Score: asIs('Decimal', 'number'),
  Date: asIs('Date', 'string'),
  Approximate: asIs('Date', 'string'),
  DateTime: asIs('DateTime', 'string'),
  Time: (value) =>
    typeof value === 'string'
      ? { type: 'Time', value: value.length === 5 ? `${value}:00` : value }
      : undefined,
  String: asIs('String', 'string'),
  Text: asIs('String', 'string'),
  Url: asIs('Uri', 'string'),
  Choice: choice,
  OpenChoice: choice,
  Quantity: quantity,
}

/** One answer in FHIR: the type and the value of its `value[x]`. What FHIR has no type for is its JSON as text. */
export function writtenValue(element: Element, answer: Answer): Written {
  const written = writers[element.type]?.(answer, element)
  return written ?? { type: 'String', value: typeof answer === 'string' ? answer : JSON.stringify(answer) }
}
