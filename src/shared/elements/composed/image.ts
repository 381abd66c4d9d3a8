import { oneOf } from '#shared/elements/kind/composed.ts'
import type { ElementKind } from '#shared/elements/kind/element-kind.ts'
import { half, part, record } from '#shared/elements/kind/part.ts'

/** A picture with a caption. */
export const image: ElementKind = oneOf(record('media', 'Media'), part('caption', 'String', half))
