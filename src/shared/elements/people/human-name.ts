import { nameUses } from '#generated/enumerations/name-use.ts'
import { oneOf } from '#shared/elements/kind/composed.ts'
import type { ElementKind } from '#shared/elements/kind/element-kind.ts'
import { half, part } from '#shared/elements/kind/part.ts'

/** The name of a person. */
export const humanName: ElementKind = oneOf(
  part('use', 'Choice', {
    display: 'Dropdown',
    width: 5,
    options: nameUses.map((code) => ({ code, labelId: `enumeration.NameUse.${code}` })),
  }),
  part('prefix', 'String', half),
  part('given', 'String', { repeats: { max: 4 } }),
  part('middle', 'String', half),
  part('family', 'String', half),
  part('suffix', 'String', half),
)
