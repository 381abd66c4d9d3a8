import type { ElementKind } from '#shared/elements/kind/element-kind.ts'
import { recordOf } from '#shared/elements/kind/stand-in.ts'

/** A program of the practice. */
export const program: ElementKind = recordOf('Program')
