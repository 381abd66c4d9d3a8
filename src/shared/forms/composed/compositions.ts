import type { Element, ElementType } from '#shared/forms/definition.ts'
import type { JsonSchema } from '#shared/forms/json-schema.ts'
import { clinicalParts } from './clinical-parts.ts'
import type { Composition } from './composition.ts'
import { dataParts } from './data-parts.ts'

/** The types whose answer is made of named parts, with their parts. */
const compositions: { readonly [Type in ElementType]?: Composition } = { ...dataParts, ...clinicalParts }

/** The parts of an element's answer; none when it is one plain answer. */
export function compositionOf({ type }: Pick<Element, 'type'>): Composition | undefined {
  return compositions[type]
}

/** The JSON Schema of an answer that is made of parts; `shapeOf` says that of each part. */
export function composedShape(element: Element, shapeOf: (part: Element) => JsonSchema): JsonSchema {
  const { as, parts } = compositions[element.type] ?? { as: 'record', parts: [] }
  const properties: { [id: string]: JsonSchema } = {}
  for (const each of parts) properties[each.id] = shapeOf(each)
  const one: JsonSchema = { type: 'object', properties, additionalProperties: false }
  return as === 'record' ? one : { type: 'array', maxItems: 200, items: withRowId(one) }
}

function withRowId(row: JsonSchema): JsonSchema {
  const properties: { readonly [id: string]: JsonSchema } = {
    ...row.properties,
    _rowId: { type: 'string', minLength: 1, maxLength: 64 },
  }
  return { ...row, properties }
}
