import type { ElementKind } from '#shared/elements/kind/element-kind.ts'
import { anyRecord } from '#shared/elements/kind/shapes.ts'

/** Another form inside this one. */
export const subform: ElementKind = { holds: 'answer', shape: () => anyRecord }
