import type { ElementKind } from '#shared/elements/kind/element-kind.ts'
import { recordOf } from '#shared/elements/kind/stand-in.ts'

/** Somebody who belongs to the patient. */
export const relatedPersonPicker: ElementKind = recordOf('RelatedPerson')
