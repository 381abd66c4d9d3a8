import type { AnyElement } from '#generated/types/elements.ts'
import { isRecord } from '#shared/answers/answer.ts'
import type { JsonSchema } from '#shared/answers/json-schema.ts'
import type { ElementKind } from '#shared/elements/kind/element-kind.ts'
import { codesOf, oneOrSeveral, optionText } from './codes-of.ts'

/** A code, or words of one's own; an option that asks for words has both. */
export const openChoice: ElementKind = {
  holds: 'answer',
  shape: (element) => oneOrSeveral(element, codeOrText(element)),
  text: (element, value, reader) => {
    if (!isRecord(value)) return optionText(element, value, reader)
    if (value.code === undefined) return String(value.text ?? '')
    const label = optionText(element, value.code, reader)
    return typeof value.text === 'string' ? `${label}: ${value.text}` : label
  },
}

function codeOrText(element: AnyElement): JsonSchema {
  const worded = (element.options ?? []).filter(({ allowText }) => allowText).map(({ code }) => code)
  const [alone, said] = [{ required: ['code'] }, { required: ['text'] }]
  const both = { required: ['code', 'text'], properties: { code: { type: 'string', enum: worded } } } as const
  const either =
    worded.length === 0 ? [alone, said] : [{ ...alone, not: said }, { ...said, not: alone }, both]
  return {
    type: 'object',
    properties: { code: codesOf(element), text: { type: 'string', minLength: 1, maxLength: 500 } },
    additionalProperties: false,
    oneOf: either,
  }
}
