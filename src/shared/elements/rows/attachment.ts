import type { ElementKind } from '#shared/elements/kind/element-kind.ts'
import { referenceShape } from '#shared/elements/kind/shapes.ts'

/** Files that hang on the answer. */
export const attachment: ElementKind = {
  holds: 'answer',
  shape: ({ maxFiles = 10 }) => ({ type: 'array', maxItems: maxFiles, items: referenceShape }),
  limits: 'list',
}
