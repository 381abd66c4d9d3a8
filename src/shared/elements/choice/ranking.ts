import type { ElementKind } from '#shared/elements/kind/element-kind.ts'
import { codesOf, optionText } from './codes.ts'

/** Options in an order of preference; it may stay partial. */
export const ranking: ElementKind = {
  holds: 'answer',
  shape: (element) => ({
    type: 'array',
    items: codesOf(element),
    uniqueItems: true,
    maxItems: element.options?.length ?? 500,
  }),
  text: optionText,
  between: '\n',
  limits: 'list',
  order: (value) => value,
}
