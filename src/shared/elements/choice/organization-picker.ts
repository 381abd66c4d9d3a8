import type { ElementKind } from '#shared/elements/kind/element-kind.ts'
import { recordOf } from '#shared/elements/kind/stand-in.ts'

/** An organization. */
export const organizationPicker: ElementKind = recordOf('Organization')
