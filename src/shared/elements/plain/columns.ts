import { container } from '#shared/elements/kind/displayed.ts'
import type { ElementKind } from '#shared/elements/kind/element-kind.ts'

/** Questions side by side. */
export const columns: ElementKind = container
