import { isRecord } from '#shared/answers/answer.ts'
import type { ElementKind } from '#shared/elements/kind/element-kind.ts'
import { referenceShape } from '#shared/elements/kind/shapes.ts'

/** Another record or, with `multiple`, several. */
export const reference: ElementKind = {
  holds: 'answer',
  shape: ({ multiple }) =>
    multiple ? { type: 'array', maxItems: 500, items: referenceShape } : referenceShape,
  text: (_, value) => (isRecord(value) ? String(value.display ?? value.id ?? '') : String(value)),
}
