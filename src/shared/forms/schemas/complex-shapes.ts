import { addressUses } from '#generated/enumerations/address-use.ts'
import { contactSystems } from '#generated/enumerations/contact-system.ts'
import { contactUses } from '#generated/enumerations/contact-use.ts'
import { visitStatuses } from '#generated/enumerations/visit-status.ts'
import type { JsonSchema } from '#shared/forms/json-schema.ts'

const text = (maxLength: number): JsonSchema => ({ type: 'string', maxLength })
const record: JsonSchema = { type: 'object' }
const clock: JsonSchema = { type: 'string', pattern: '^([01]\\d|2[0-3]):[0-5]\\d$' }

/** A reference stub; what it points to is checked where it is stored. */
export const reference: JsonSchema = {
  type: 'object',
  properties: {
    id: { type: 'string', minLength: 1, maxLength: 64 },
    resourceType: text(64),
    versionId: text(20),
  },
  required: ['id'],
}

/** A way to reach somebody (domain/resources.md 0.3). */
export const contactPoint: JsonSchema = {
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

/** A postal address (domain/resources.md 0.3); in a form it may be incomplete. */
export const address: JsonSchema = {
  type: 'object',
  properties: {
    use: { type: 'string', enum: addressUses },
    lines: { type: 'array', items: text(200), maxItems: 3 },
    city: text(80),
    county: text(80),
    state: text(80),
    postalCode: text(20),
    country: text(80),
    district: reference,
    districtLocked: { type: 'boolean' },
    latitude: { type: 'number' },
    longitude: { type: 'number' },
    period: record,
    isConfidential: { type: 'boolean' },
    directions: text(20_000),
  },
  additionalProperties: false,
}

/** A signature captured in a form. */
export const signature: JsonSchema = {
  type: 'object',
  properties: {
    method: { type: 'string', minLength: 1, maxLength: 40 },
    image: record,
    strokes: text(200_000),
    typedName: text(120),
    signedAt: { type: 'string', format: 'date-time' },
    signer: reference,
    role: text(40),
    statement: text(20_000),
  },
  required: ['method', 'signedAt'],
  additionalProperties: false,
}

/** One service of a multi-service session. */
export const serviceEvent: JsonSchema = {
  type: 'object',
  properties: {
    id: { type: 'string', minLength: 1, maxLength: 64 },
    service: reference,
    performer: reference,
    start: clock,
    end: clock,
    minutes: { type: 'integer', minimum: 0, maximum: 10_080 },
    increments: { type: 'integer', minimum: 0 },
    units: { type: 'number', minimum: 0 },
    placeOfService: record,
    mode: text(20),
    childEncounter: reference,
    subform: record,
    status: { type: 'string', enum: visitStatuses },
    comment: text(1000),
  },
  required: ['id', 'service', 'minutes'],
  additionalProperties: false,
}
