import { nameUses } from '#generated/enumerations/name-use.ts'
import type { ElementKinds } from '#shared/elements/kind/element-kind.ts'
import { oneOf } from '#shared/elements/kind/one-of.ts'
import { half, part } from '#shared/elements/kind/part.ts'
import { address } from './address.ts'
import { contactPoint } from './contact-point.ts'
import { signature } from './signature.ts'

/** Who somebody is and how to reach them. */
export const peopleKinds = {
  Address: address,
  ContactPoint: contactPoint,
  /** The name of a person. */
  HumanName: oneOf(
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
  ),
  Signature: signature,
} satisfies ElementKinds
