import type { Answer } from '#shared/answers/answer.ts'
import type { Element, ElementType } from '#shared/forms/definition.ts'
import { numberOf, recordOf, textOf } from '#shared/imports/reading/foreign-object.ts'
import { codeOf, displayOf, type TypedValue } from '#shared/imports/reading/typed-value.ts'
import { present } from './form-writing.ts'

type Read = (value: Answer, element: Element) => Answer | undefined

/** The answer that a choice gets for an option, or for words; a code alone is a word where the list is not known. */
function readChoice(element: Element, typed: TypedValue): Answer | undefined {
  const code = codeOf(typed)
  const words = displayOf(typed)
  const known = element.options?.find((option) => option.code === code || option.label === words)
  if (element.type === 'Choice') return known?.code ?? code
  if (known) return { code: known.code }
  return words === undefined ? undefined : { text: words }
}

const readers: { readonly [Type in ElementType]?: Read } = {
  Integer: numberOf,
  Scale: numberOf,
  Decimal: numberOf,
  Calculated: numberOf,
  Score: numberOf,
  Boolean: (value) => (typeof value === 'boolean' ? value : undefined),
  Time: (value) => textOf(value)?.slice(0, 5),
  Quantity: (answer) => {
    const { value, code, unit } = recordOf(answer)
    const number = numberOf(value)
    const name = textOf(code) ?? textOf(unit)
    return number === undefined ? undefined : present({ value: number, unit: name })
  },
}

const plainTexts: ReadonlySet<ElementType> = new Set(['String', 'Text', 'Url', 'Date', 'DateTime'])

/** One answer of ours, from the value of a FHIR answer; nothing when it doesn't fit the question. */
export function readValue(element: Element, typed: TypedValue): Answer | undefined {
  const { value } = typed
  if (element.type === 'Choice' || element.type === 'OpenChoice') return readChoice(element, typed)
  const read = readers[element.type]
  if (read) return value === undefined ? undefined : read(value, element)
  if (typeof value !== 'string') return textOf(value)
  return plainTexts.has(element.type) || !/^[[{]/.test(value) ? value : parsed(value)
}

function parsed(text: string): Answer | undefined {
  try {
    const value: Answer = JSON.parse(text)
    return value
  } catch {
    return text
  }
}
