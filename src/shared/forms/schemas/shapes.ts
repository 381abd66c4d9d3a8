import { composedShape } from '#shared/forms/composed/compositions.ts'
import { standInFor } from '#shared/forms/composed/stand-in.ts'
import { columnsOf, type Element, type ElementType } from '#shared/forms/definition.ts'
import type { JsonSchema } from '#shared/forms/json-schema.ts'
import { address, contactPoint, reference, serviceEvent, signature } from './complex-shapes.ts'
import { usStates } from './us-states.ts'

type Shape = (element: Element) => JsonSchema

const text = (maxLength: number): JsonSchema => ({ type: 'string', maxLength })
/** The JSON Schema of one value of each type (form-elements §2), without the author's own limits. */
const shapes: { readonly [Type in ElementType]: Shape } = {
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
  Section: nothing,
  Heading: nothing,
  Instructions: nothing,
  Repeater: () => ({ type: 'array', maxItems: 500 }),
  Quantity: quantity,
  Url: () => ({ type: 'string', maxLength: 2000, format: 'uri' }),
  Attachment: ({ maxFiles }) => ({ type: 'array', maxItems: maxFiles ?? 10, items: reference }),
  Reference: ({ multiple }) => (multiple ? { type: 'array', maxItems: 500, items: reference } : reference),
  Divider: nothing,
  PageBreak: nothing,
  Columns: nothing,
  Tabs: nothing,
  LastValue: nothing,
  Trend: nothing,
  PatientBanner: nothing,
  Subform: () => ({ type: 'object' }),
  Calculated: () => ({ anyOf: [{ type: 'number' }, { type: 'string', maxLength: 500 }] }),
  Practitioner: stoodFor,
  RelatedPersonPicker: stoodFor,
  LocationPicker: stoodFor,
  OrganizationPicker: stoodFor,
  Program: stoodFor,
  Service: stoodFor,
  Episode: stoodFor,
  Location: stoodFor,
  PlaceOfService: stoodFor,
  Interventions: stoodFor,
  Scale: stoodFor,
  HumanName: composed,
  Image: composed,
  Drawing: composed,
  BodyMap: composed,
  Consent: composed,
  Timer: composed,
  Score: composed,
  Instrument: composed,
  Diagnosis: composed,
  Problems: composed,
  Goals: composed,
  Medications: composed,
  Allergies: composed,
  VitalSigns: composed,
  MentalStatus: composed,
  Risk: composed,
  SafetyPlan: composed,
  SubstanceUse: composed,
  Participants: composed,
  SessionTime: composed,
  NextAppointment: composed,
}

/** The JSON Schema of one value of an element. */
export function shapeOf(element: Element): JsonSchema {
  return shapes[element.type](element)
}

function nothing(): JsonSchema {
  return { not: {} }
}

function stoodFor(element: Element): JsonSchema {
  return shapeOf(standInFor(element))
}

function composed(element: Element): JsonSchema {
  return composedShape(element, shapeOfPart)
}

/** A part keeps its own bounds, and may be a list of values. */
function shapeOfPart(part: Element): JsonSchema {
  const { min, max } = part.validation ?? {}
  const bounds = {
    ...(min === undefined ? {} : { minimum: min }),
    ...(max === undefined ? {} : { maximum: max }),
  }
  const { repeats, ...one } = part
  return repeats
    ? { type: 'array', maxItems: repeats.max ?? 500, items: shapeOf(one) }
    : { ...shapeOf(one), ...bounds }
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

/** Fixed rows by id, or a list of free rows. A cell has the shape of its column; `_na` marks "not applicable". */
function grid(element: Element): JsonSchema {
  const cells: { [column: string]: JsonSchema } = { _na: { type: 'boolean' } }
  for (const column of columnsOf(element)) cells[column.id] = shapeOf(column)
  const row: JsonSchema = { type: 'object', properties: cells, additionalProperties: false }
  if (element.freeRows) return { type: 'array', maxItems: 500, items: withRowId(row) }

  const fixed: { [row: string]: JsonSchema } = {}
  for (const { id } of element.rows ?? []) fixed[id] = row
  const rows: JsonSchema = { type: 'object', properties: fixed, additionalProperties: false }
  return { type: 'object', properties: { rows }, required: ['rows'], additionalProperties: false }
}

function withRowId(row: JsonSchema): JsonSchema {
  return {
    ...row,
    properties: { ...row.properties, _rowId: { type: 'string', minLength: 1, maxLength: 64 } },
  }
}
