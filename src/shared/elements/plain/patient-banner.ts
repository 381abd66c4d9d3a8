import { displayed } from '#shared/elements/kind/displayed.ts'
import type { ElementKind } from '#shared/elements/kind/element-kind.ts'

/** Who the note is about. */
export const patientBanner: ElementKind = displayed
