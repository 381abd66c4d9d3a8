import type { AnyElement } from '#generated/types/elements.ts'
import { type Answer, isBlank, isRecord } from '#shared/answers/answer.ts'
import type { JsonSchema } from '#shared/answers/json-schema.ts'
import type { Composition, ElementKind, InnerReader } from './element-kind.ts'
import { withRowId } from './shapes.ts'

/** A kind of answer that is one record of these parts. */
export function oneOf(...parts: readonly AnyElement[]): ElementKind {
  return composed({ as: 'record', parts })
}

/** An answer that is a list of records of these parts. */
export function rowsOf(...parts: readonly AnyElement[]): ElementKind {
  return composed({ as: 'rows', parts })
}

function composed(composition: Composition): ElementKind {
  return {
    holds: 'answer',
    composition,
    between: '\n',
    isBlock: true,
    shape: (_, shapeOf) => composedShape(composition, shapeOf),
    text: (_, value, reader) => partsText(composition.parts, value, reader),
  }
}

function composedShape({ as, parts }: Composition, shapeOf: (part: AnyElement) => JsonSchema): JsonSchema {
  const properties = Object.fromEntries(parts.map((part) => [part.id, partShape(part, shapeOf)]))
  const one: JsonSchema = { type: 'object', properties, additionalProperties: false }
  return as === 'record' ? one : { type: 'array', maxItems: 200, items: withRowId(one) }
}

/** A part keeps its own bounds, and may be a list of values. */
function partShape(part: AnyElement, shapeOf: (part: AnyElement) => JsonSchema): JsonSchema {
  const { repeats, ...one } = part
  if (repeats) return { type: 'array', maxItems: repeats.max ?? 500, items: shapeOf(one) }

  const { min, max } = part.validation ?? {}
  return {
    ...shapeOf(one),
    ...(min === undefined ? {} : { minimum: min }),
    ...(max === undefined ? {} : { maximum: max }),
  }
}

/** The answered parts of a record in one line, each with its words. */
export function partsText(parts: readonly AnyElement[], value: Answer, reader: InnerReader): string {
  if (!isRecord(value)) return String(value)
  return parts
    .flatMap((part) => {
      const answer = value[part.id]
      if (part.hidden || isBlank(answer)) return []
      return [`${reader.message(part.labelId ?? part.id)}: ${reader.textOf(part, answer)}`]
    })
    .join(' · ')
}
