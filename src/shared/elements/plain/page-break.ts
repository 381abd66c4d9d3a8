import { displayed } from '#shared/elements/kind/displayed.ts'
import type { ElementKind } from '#shared/elements/kind/element-kind.ts'

/** Where a print begins a new page. */
export const pageBreak: ElementKind = displayed
