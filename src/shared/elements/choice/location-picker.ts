import type { ElementKind } from '#shared/elements/kind/element-kind.ts'
import { recordOf } from '#shared/elements/kind/stand-in.ts'

/** A place of the practice. */
export const locationPicker: ElementKind = recordOf('Location')
