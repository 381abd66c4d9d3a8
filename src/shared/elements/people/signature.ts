import { isRecord } from '#shared/answers/answer.ts'
import type { JsonSchema } from '#shared/answers/json-schema.ts'
import type { ElementKind } from '#shared/elements/kind/element-kind.ts'
import { anyRecord, referenceShape, textOf } from '#shared/elements/kind/shapes.ts'

const shape: JsonSchema = {
  type: 'object',
  properties: {
    method: { type: 'string', minLength: 1, maxLength: 40 },
    image: anyRecord,
    strokes: textOf(200_000),
    typedName: textOf(120),
    signedAt: { type: 'string', format: 'date-time' },
    signer: referenceShape,
    role: textOf(40),
    statement: textOf(20_000),
  },
  required: ['method', 'signedAt'],
  additionalProperties: false,
}

/** What the element Signature asks of people: a signature captured in a form. */
export const signature: ElementKind = {
  holds: 'answer',
  shape: () => shape,
  text: (_, value, { moments }) =>
    isRecord(value)
      ? `${String(value.typedName ?? '')} · ${moments.dateAndTime(String(value.signedAt ?? ''))}`
      : '',
}
