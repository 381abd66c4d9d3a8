import { oneOf } from '#shared/elements/kind/composed.ts'
import type { ElementKind } from '#shared/elements/kind/element-kind.ts'
import { part, record } from '#shared/elements/kind/part.ts'

/** Ink, and beside it words for those who neither draw nor see it. */
export const drawing: ElementKind = oneOf(
  part('strokes', 'Text', { plain: true }),
  part('description', 'Text', { plain: true }),
  record('media', 'Media'),
)
