import { displayed } from '#shared/elements/kind/displayed.ts'
import type { ElementKind } from '#shared/elements/kind/element-kind.ts'

/** How a measure went. */
export const trend: ElementKind = displayed
