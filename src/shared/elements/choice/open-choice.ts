import type { AnyElement } from '#generated/types/elements.ts'
import { isRecord } from '#shared/answers/answer.ts'
import type { JsonSchema } from '#shared/answers/json-schema.ts'
import type { ElementKind } from '#shared/elements/kind/element-kind.ts'
import { codesOf, oneOrSeveral, optionText } from './codes-of.ts'

/** A code, or words of one's own. */
export const openChoice: ElementKind = {
  holds: 'answer',
  shape: (element) => oneOrSeveral(element, codeOrText(element)),
  text: (element, value, reader) => {
    if (!isRecord(value)) return optionText(element, value, reader)
    return typeof value.text === 'string' ? value.text : optionText(element, value.code ?? '', reader)
  },
}

function codeOrText(element: AnyElement): JsonSchema {
  return {
    type: 'object',
    properties: { code: codesOf(element), text: { type: 'string', minLength: 1, maxLength: 500 } },
    additionalProperties: false,
    oneOf: [{ required: ['code'] }, { required: ['text'] }],
  }
}
