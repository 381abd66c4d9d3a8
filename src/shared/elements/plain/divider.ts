import { displayed } from '#shared/elements/kind/displayed.ts'
import type { ElementKind } from '#shared/elements/kind/element-kind.ts'

/** A line between two parts of a form. */
export const divider: ElementKind = displayed
