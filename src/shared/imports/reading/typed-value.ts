import type { Answer } from '#shared/answers/answer.ts'
import { type ForeignObject, isObject, numberOf, recordOf, recordsOf, textOf } from './foreign-object.ts'

/** A FHIR value of choice type: `valueCoding: {…}` is `{type: 'Coding', value: {…}}`. */
export type TypedValue = { readonly type: string; readonly value: Answer | undefined }

/** Reads `value[x]`, `answer[x]`, `initial[x]`; also Aidbox' `value: {Coding: {…}}`. */
export function typedValue(holder: ForeignObject, stem: string): TypedValue | undefined {
  const key = Object.keys(holder).find(
    (name) => name.startsWith(stem) && /^[A-Z]/.test(name.slice(stem.length)),
  )
  if (key !== undefined) return { type: key.slice(stem.length), value: holder[key] }

  const inner = holder[stem]
  if (!isObject(inner)) return inner === undefined ? undefined : { type: typeNameOf(inner), value: inner }
  const [type, value] = Object.entries(inner)[0] ?? []
  return type === undefined ? undefined : { type: type.charAt(0).toUpperCase() + type.slice(1), value }
}

function typeNameOf(value: unknown): string {
  if (typeof value === 'boolean') return 'Boolean'
  return typeof value === 'number' ? 'Decimal' : 'String'
}

/** The code that stands for a value: of a coding its code, else its display; of a quantity number and unit; else the text. */
export function codeOf({ type, value }: TypedValue): string | undefined {
  const record = recordOf(value)
  if (type === 'Coding') return textOf(record.code) ?? textOf(record.display)
  if (type === 'CodeableConcept')
    return codeOf({
      type: 'Coding',
      value: recordsOf(record.coding)[0] ?? (record.text === undefined ? {} : { display: record.text }),
    })
  if (type === 'Quantity') return quantityText(record)
  if (type === 'Reference') return textOf(record.reference) ?? textOf(record.display)
  if (type === 'Attachment') return textOf(record.url) ?? textOf(record.title)
  if (type === 'Time') return textOf(value)?.slice(0, 5)
  return textOf(value)
}

/** The words that are shown for a value. */
export function displayOf(typed: TypedValue): string | undefined {
  const record = recordOf(typed.value)
  const words = typed.type === 'Attachment' ? record.title : record.display
  return textOf(words) ?? codeOf(typed)
}

function quantityText(quantity: ForeignObject): string | undefined {
  const number = numberOf(quantity.value)
  const unit = textOf(quantity.unit) ?? textOf(quantity.code) ?? ''
  return number === undefined ? undefined : `${number} ${unit}`.trim()
}
