import { displayed } from '#shared/elements/kind/displayed.ts'
import type { ElementKind } from '#shared/elements/kind/element-kind.ts'

/** Words for the person who fills the form. */
export const instructions: ElementKind = displayed
