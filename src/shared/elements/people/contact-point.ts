import { contactSystems } from '#generated/enumerations/contact-system.ts'
import { contactUses } from '#generated/enumerations/contact-use.ts'
import { isRecord } from '#shared/answers/answer.ts'
import type { JsonSchema } from '#shared/answers/json-schema.ts'
import type { ElementKind } from '#shared/elements/kind/element-kind.ts'
import { writePhone } from '#shared/elements/text/write-phone.ts'

const shape: JsonSchema = {
  type: 'object',
  properties: {
    system: { type: 'string', enum: contactSystems },
    value: { type: 'string', minLength: 1, maxLength: 254 },
    use: { type: 'string', enum: contactUses },
    rank: { type: 'integer', minimum: 1 },
    mayLeaveMessage: { type: 'boolean' },
    maySendText: { type: 'boolean' },
    preferred: { type: 'boolean' },
  },
  required: ['system', 'value'],
  additionalProperties: false,
}

/** What the element ContactPoint asks of people: a way to reach somebody. */
export const contactPoint: ElementKind = {
  holds: 'answer',
  shape: () => shape,
  text: (_, value) => (isRecord(value) ? writePhone(String(value.value ?? '')) : String(value)),
}
