import type { ElementKind } from '#shared/elements/kind/element-kind.ts'
import { recordOf } from '#shared/elements/kind/stand-in.ts'

/** An episode of care. */
export const episode: ElementKind = recordOf('EpisodeOfCare')
