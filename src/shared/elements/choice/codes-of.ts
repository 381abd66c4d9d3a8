import type { AnyElement } from '#generated/types/elements.ts'
import type { JsonSchema } from '#shared/answers/json-schema.ts'
import type { ElementText } from '#shared/elements/kind/element-kind.ts'
import { shortId } from '#shared/elements/kind/shapes.ts'

/** A choice of one of the element's own codes; any code where it takes them from a coded list. */
export function codesOf({ options = [] }: AnyElement): JsonSchema {
  const codes = options.map(({ code }) => code)
  return codes.length > 0 ? { type: 'string', enum: codes } : shortId
}

/** One answer, or with `multiple` a list of them without twins. */
export function oneOrSeveral({ multiple }: AnyElement, one: JsonSchema): JsonSchema {
  return multiple ? { type: 'array', items: one, uniqueItems: true, maxItems: 500 } : one
}

/** A code in the words of its option, else in those of its list. */
export const optionText: ElementText = ({ options, codedList }, value, { message, code: write }) => {
  const code = String(value)
  const option = options?.find((each) => each.code === code)
  if (option) return option.labelId ? message(option.labelId) : (option.label ?? code)
  return codedList ? write(codedList, code) : code
}
