import { container } from '#shared/elements/kind/displayed.ts'
import type { ElementKind } from '#shared/elements/kind/element-kind.ts'

/** Sheets of which one is seen at a time. */
export const tabs: ElementKind = container
