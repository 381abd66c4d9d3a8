import { rowsOf } from '#shared/elements/kind/composed.ts'
import type { ElementKind } from '#shared/elements/kind/element-kind.ts'
import { half, part, record } from '#shared/elements/kind/part.ts'

/** Who took part. */
export const participants: ElementKind = rowsOf(
  record('participant', 'Practitioner', 'RelatedPerson', 'Patient'),
  part('name', 'String', half),
  part('relationship', 'String', half),
  part('present', 'Boolean', { display: 'Checkbox', width: 5 }),
)
