import type { ElementKind } from '#shared/elements/kind/element-kind.ts'
import { recordOf } from '#shared/elements/kind/stand-in.ts'

/** A service of the practice. */
export const service: ElementKind = recordOf('HealthcareService')
