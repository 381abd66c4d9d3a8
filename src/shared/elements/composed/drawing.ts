import type { ElementKind } from '#shared/elements/kind/element-kind.ts'
import { oneOf } from '#shared/elements/kind/one-of.ts'
import { part, record } from '#shared/elements/kind/part.ts'
import { textOf } from '#shared/elements/kind/shapes.ts'

const parts = oneOf(
  part('strokes', 'Text', { plain: true, hidden: true }),
  part('description', 'Text', { plain: true }),
  record('media', 'Media'),
)

/** What the composed element Drawing asks: ink, which takes more room than prose, and words for it. */
export const drawing: ElementKind = {
  ...parts,
  shape: (element, shapeOf) => {
    const whole = parts.shape(element, shapeOf)
    return { ...whole, properties: { ...whole.properties, strokes: textOf(200_000) } }
  },
}
