import type { ElementKind } from '#shared/elements/kind/element-kind.ts'
import { oneOf } from '#shared/elements/kind/one-of.ts'
import { choice, half, part, table } from '#shared/elements/kind/part.ts'

const fraction = { decimals: 3, width: 3, validation: { min: 0, max: 1 } } as const
const regions = [
  'head',
  'face',
  'neck',
  'chest',
  'abdomen',
  'back',
  'pelvis',
  'left-arm',
  'right-arm',
  'left-hand',
  'right-hand',
  'left-leg',
  'right-leg',
  'left-foot',
  'right-foot',
] as const

/** What the composed element BodyMap asks: marks on the outline of a body. */
export const bodyMap: ElementKind = oneOf(
  choice('figure', ['Adult', 'Child']),
  choice('side', ['front', 'back', 'left', 'right']),
  table('marks', [
    choice('region', regions, { display: 'Dropdown' }),
    choice('kind', ['Wound', 'Bruise', 'Pain', 'Scar', 'Tattoo', 'Rash', 'Other'], { display: 'Dropdown' }),
    part('size', 'String', half),
    part('note', 'String', half),
    part('x', 'Decimal', fraction),
    part('y', 'Decimal', fraction),
  ]),
)
