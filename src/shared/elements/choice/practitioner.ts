import type { ElementKind } from '#shared/elements/kind/element-kind.ts'
import { recordOf } from '#shared/elements/kind/stand-in.ts'

/** A practitioner. */
export const practitioner: ElementKind = recordOf('Practitioner')
