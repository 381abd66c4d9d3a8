import type { JsonSchema } from '#shared/answers/json-schema.ts'

/** For kinds of elements, a text of at most so many characters. */
export const textOf = (maxLength: number): JsonSchema => ({ type: 'string', maxLength })

/** A record whose parts are not looked at. */
export const anyRecord: JsonSchema = { type: 'object' }

/** A time of day, `HH:MM`. */
export const clock: JsonSchema = { type: 'string', pattern: '^([01]\\d|2[0-3]):[0-5]\\d$' }

/** An id that a row or a record has. */
export const shortId: JsonSchema = { type: 'string', minLength: 1, maxLength: 64 }

/** A reference stub; what it points to is checked where it is stored. */
export const referenceShape: JsonSchema = {
  type: 'object',
  properties: { id: shortId, resourceType: textOf(64), versionId: textOf(20) },
  required: ['id'],
}

/** One row of a list: its own parts and the id that it keeps when rows are moved. */
export function withRowId(row: JsonSchema): JsonSchema {
  return { ...row, properties: { ...row.properties, _rowId: shortId } }
}
