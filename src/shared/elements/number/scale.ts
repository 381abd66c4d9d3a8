import type { ElementKind } from '#shared/elements/kind/element-kind.ts'
import { standsFor } from '#shared/elements/kind/stand-in.ts'

/** A whole number on a range whose marks have words of their own. */
export const scale: ElementKind = standsFor(() => ({ type: 'Integer', display: 'Slider' }))
