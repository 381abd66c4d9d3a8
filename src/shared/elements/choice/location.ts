import type { ElementKind } from '#shared/elements/kind/element-kind.ts'
import { recordOf } from '#shared/elements/kind/stand-in.ts'

/** Where the session took place. */
export const location: ElementKind = recordOf('Location')
