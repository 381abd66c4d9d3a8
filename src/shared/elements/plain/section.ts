import { container } from '#shared/elements/kind/displayed.ts'
import type { ElementKind } from '#shared/elements/kind/element-kind.ts'

/** A named part of a form. */
export const section: ElementKind = container
