import { displayed } from '#shared/elements/kind/displayed.ts'
import type { ElementKind } from '#shared/elements/kind/element-kind.ts'

/** A heading inside a section. */
export const heading: ElementKind = displayed
