import type { ElementKind } from '#shared/elements/kind/element-kind.ts'
import { standsFor } from '#shared/elements/kind/stand-in.ts'

/** Where care was given, as payers name it. */
export const placeOfService: ElementKind = standsFor(() => ({
  type: 'Choice',
  codedList: 'place-of-service',
  display: 'Autocomplete',
}))
