import type { Element, ElementType } from './definition.ts'
import type { JsonSchema } from './json-schema.ts'
import { usStates } from './us-states.ts'

type Shape = (element: Element) => JsonSchema

const text = (maxLength: number): JsonSchema => ({ type: 'string', maxLength })
const reference: JsonSchema = {
  type: 'object',
  properties: {
    id: { type: 'string', minLength: 1, maxLength: 64 },
    resourceType: text(64),
    display: text(200),
    partition: text(64),
    versionId: text(20),
  },
  required: ['id'],
}

/** The JSON Schema of one value of each type (form-elements §2), without the author's own limits. */
export const shapes: { readonly [Type in ElementType]: Shape } = {
  Boolean: () => ({ type: 'boolean' }),
  Integer: () => ({ type: 'integer' }),
  Decimal: ({ decimals }) =>
    decimals === undefined ? { type: 'number' } : { type: 'number', multipleOf: step(decimals) },
  String: () => text(500),
  Text: () => text(20_000),
  Date: () => ({ type: 'string', format: 'date' }),
  DateTime: () => ({ type: 'string', format: 'date-time' }),
  Time: () => ({ type: 'string', pattern: '^([01]\\d|2[0-3]):[0-5]\\d$' }),
  Choice: chosen,
  OpenChoice: openlyChosen,
  Ranking: ranked,
  ContactPoint: () => contactPoint,
  Approximate: () => ({ type: 'string', format: 'approximate' }),
  Address: () => address,
  Signature: () => signature,
  Duration: () => ({ type: 'string', pattern: '^\\d{1,3}:[0-5]\\d:[0-5]\\d$' }),
  Grid: grid,
  UsState: () => ({ type: 'string', enum: usStates }),
  ServiceEvents: () => ({ type: 'array', maxItems: 100, items: serviceEvent }),
  Section: () => ({ not: {} }),
  Heading: () => ({ not: {} }),
  Instructions: () => ({ not: {} }),
  Repeater: () => ({ type: 'array', maxItems: 500 }),
  Quantity: quantity,
  Url: () => ({ type: 'string', maxLength: 2000, format: 'uri' }),
  Attachment: () => ({ type: 'array', maxItems: 10, items: reference }),
  Reference: () => reference,
}

/** The smallest step of so many decimal places: 0.01 for two. */
function step(decimals: number): number {
  return Number(`1e-${decimals}`)
}

function codesOf(element: Element): JsonSchema {
  const codes = (element.options ?? []).map(({ code }) => code)
  return codes.length > 0 ? { type: 'string', enum: codes } : { type: 'string', minLength: 1, maxLength: 64 }
}

function chosen(element: Element): JsonSchema {
  const one = codesOf(element)
  return element.multiple ? { type: 'array', items: one, uniqueItems: true, maxItems: 500 } : one
}

function openlyChosen(element: Element): JsonSchema {
  const one: JsonSchema = {
    type: 'object',
    properties: { code: codesOf(element), text: { type: 'string', minLength: 1, maxLength: 500 } },
    additionalProperties: false,
    oneOf: [{ required: ['code'] }, { required: ['text'] }],
  }
  return element.multiple ? { type: 'array', items: one, uniqueItems: true, maxItems: 500 } : one
}

function ranked(element: Element): JsonSchema {
  return {
    type: 'array',
    items: codesOf(element),
    uniqueItems: true,
    maxItems: element.options?.length ?? 500,
  }
}

function quantity(element: Element): JsonSchema {
  const codes = (element.units ?? []).map(({ code }) => code)
  return {
    type: 'object',
    properties: {
      value: { type: 'number' },
      unit: codes.length > 0 ? { type: 'string', enum: codes } : text(64),
    },
    required: ['value'],
    additionalProperties: false,
  }
}

/** Rows by id; with fixed rows only theirs. A cell has the shape of its column; `_na` marks "not applicable". */
function grid(element: Element): JsonSchema {
  const cells: { [column: string]: JsonSchema } = { _na: { type: 'boolean' } }
  for (const column of element.columns ?? []) cells[column.id] = shapes[column.type](column)
  const row: JsonSchema = { type: 'object', properties: cells, additionalProperties: false }

  const fixed: { [row: string]: JsonSchema } = {}
  for (const { id } of element.rows ?? []) fixed[id] = row
  const rows: JsonSchema = element.rows
    ? { type: 'object', properties: fixed, additionalProperties: false }
    : { type: 'object', additionalProperties: row }
  return { type: 'object', properties: { rows }, required: ['rows'], additionalProperties: false }
}

const contactPoint: JsonSchema = {
  type: 'object',
  properties: {
    system: { type: 'string', minLength: 1, maxLength: 20 },
    value: { type: 'string', minLength: 1, maxLength: 254 },
    use: { type: 'string', enum: ['home', 'work', 'mobile', 'temp', 'old'] },
    rank: { type: 'integer', minimum: 1 },
    mayLeaveMessage: { type: 'boolean' },
    maySendText: { type: 'boolean' },
    preferred: { type: 'boolean' },
  },
  required: ['value'],
  additionalProperties: false,
}

const address: JsonSchema = {
  type: 'object',
  properties: {
    use: text(20),
    lines: { type: 'array', items: text(200), maxItems: 3 },
    city: text(80),
    county: text(80),
    state: text(80),
    postalCode: text(20),
    country: text(80),
    directions: text(20_000),
  },
  additionalProperties: false,
}

const signature: JsonSchema = {
  type: 'object',
  properties: {
    method: { type: 'string', minLength: 1, maxLength: 40 },
    image: text(500_000),
    strokes: text(500_000),
    typedName: text(200),
    signedAt: { type: 'string', format: 'date-time' },
    signer: {},
    role: text(40),
    statement: text(2000),
    reason: text(500),
  },
  required: ['method', 'signedAt'],
  additionalProperties: false,
}

const serviceEvent: JsonSchema = {
  type: 'object',
  properties: {
    id: { type: 'string', minLength: 1, maxLength: 64 },
    service: reference,
    performer: reference,
    start: { type: 'string', pattern: '^([01]\\d|2[0-3]):[0-5]\\d$' },
    end: { type: 'string', pattern: '^([01]\\d|2[0-3]):[0-5]\\d$' },
    minutes: { type: 'integer', minimum: 0 },
    increments: { type: 'integer', minimum: 0 },
    units: { type: 'number', minimum: 0 },
    placeOfService: text(64),
    mode: text(20),
    childEncounter: reference,
    subform: { type: 'object' },
    status: { type: 'string', enum: ['Show', 'NoShow', 'Cancelled'] },
    comment: text(2000),
  },
  required: ['id', 'service', 'performer', 'minutes', 'units', 'status'],
  additionalProperties: false,
}
