import { displayed } from '#shared/elements/kind/displayed.ts'
import type { ElementKind } from '#shared/elements/kind/element-kind.ts'

/** What was answered to a question in the former note. */
export const lastValue: ElementKind = displayed
