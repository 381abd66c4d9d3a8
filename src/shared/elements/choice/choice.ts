import type { ElementKind } from '#shared/elements/kind/element-kind.ts'
import { codesOf, oneOrSeveral, optionText } from './codes.ts'

/** One code or, with `multiple`, several. */
export const choice: ElementKind = {
  holds: 'answer',
  shape: (element) => oneOrSeveral(element, codesOf(element)),
  text: optionText,
  order: (value) => value,
}
