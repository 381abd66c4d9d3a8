import { addressUses } from '#generated/enumerations/address-use.ts'
import { type Answer, isRecord } from '#shared/answers/answer.ts'
import type { JsonSchema } from '#shared/answers/json-schema.ts'
import type { ElementKind } from '#shared/elements/kind/element-kind.ts'
import { anyRecord, referenceShape, textOf } from '#shared/elements/kind/shapes.ts'

const shape: JsonSchema = {
  type: 'object',
  properties: {
    use: { type: 'string', enum: addressUses },
    lines: { type: 'array', items: textOf(200), maxItems: 3 },
    city: textOf(80),
    county: textOf(80),
    state: textOf(80),
    postalCode: textOf(20),
    country: textOf(80),
    district: referenceShape,
    districtLocked: { type: 'boolean' },
    latitude: { type: 'number' },
    longitude: { type: 'number' },
    period: anyRecord,
    isConfidential: { type: 'boolean' },
    directions: textOf(20_000),
  },
  additionalProperties: false,
}

/** What the element Address asks of people: a postal address; in a form it may be incomplete. */
export const address: ElementKind = {
  holds: 'answer',
  shape: () => shape,
  text: (_, value) => (isRecord(value) ? lines(value) : String(value)),
  isBlock: true,
}

function lines(value: { readonly [key: string]: Answer }): string {
  const first = Array.isArray(value.lines) ? value.lines.map(String) : []
  const place = [value.city, value.state, value.postalCode].filter((part) => part).map(String)
  return [...first, place.join(' '), String(value.country ?? '')].filter((line) => line !== '').join('\n')
}
