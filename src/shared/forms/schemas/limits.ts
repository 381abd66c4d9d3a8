import type { Validation } from '#generated/types/validation.ts'
import type { Answer } from '#shared/forms/answer.ts'
import { standInFor } from '#shared/forms/composed/stand-in.ts'
import { asAnswer, type Element } from '#shared/forms/definition.ts'
import type { JsonSchema } from '#shared/forms/json-schema.ts'
import { shapeOf } from './shapes.ts'

/** The schema of one value of an element: its shape with the author's limits. */
export function oneValueSchema(element: Element): JsonSchema {
  const limits = limitsOf(standInFor(element))
  if (element.type === 'Quantity') return withInner(shapeOf(element), limits)
  return { ...shapeOf(element), ...limits }
}

/** The schema of an element's whole answer without the author's limits: what holds even where `unless` spares it. */
export function bareSchema(element: Element): JsonSchema {
  const { validation: _, ...bare } = element
  return valueSchema(bare)
}

/** The schema of an element's whole answer: of a list when it repeats. How many there must be is asked when final. */
export function valueSchema(element: Element): JsonSchema {
  const one = oneValueSchema(element)
  if (!element.repeats || element.type === 'Repeater') return one
  return { type: 'array', items: one, maxItems: element.repeats.max ?? 500 }
}

function withInner(shape: JsonSchema, limits: JsonSchema): JsonSchema {
  return { ...shape, properties: { ...shape.properties, value: { type: 'number', ...limits } } }
}

const numeric: ReadonlySet<string> = new Set(['Integer', 'Decimal', 'Quantity'])
const textual: ReadonlySet<string> = new Set(['String', 'Text', 'Url'])

function limitsOf(element: Element): JsonSchema {
  const { validation = {} } = element
  return {
    ...(numeric.has(element.type) ? numberLimits(validation) : {}),
    ...(textual.has(element.type) ? textLimits(validation, element) : {}),
    ...choiceLimits(element, validation),
    ...(element.multiple || element.type === 'Ranking' || element.type === 'Attachment'
      ? listLimits(validation)
      : {}),
  }
}

function numberLimits({ min, max, positive, negative, integer }: Validation): JsonSchema {
  return {
    ...(min === undefined ? {} : { minimum: min }),
    ...(max === undefined ? {} : { maximum: max }),
    ...(positive ? { exclusiveMinimum: 0 } : {}),
    ...(negative ? { exclusiveMaximum: 0 } : {}),
    ...(integer ? { multipleOf: 1 } : {}),
  }
}

const displayPatterns: { readonly [display: string]: string } = {
  SocialSecurityNumber: '^\\d{3}-\\d{2}-\\d{4}$',
  PostalCode: '^\\d{5}(-\\d{4})?$',
}

function textLimits(validation: Validation, element: Element): JsonSchema {
  const { length, minLength, maxLength, email, url } = validation
  const shape = shapeOf(element)
  const pattern = validation.pattern ?? displayPatterns[element.display ?? '']
  const most = Math.min(shape.maxLength ?? 20_000, maxLength ?? 20_000, length ?? 20_000)
  const least = Math.max(minLength ?? 0, length ?? 0)
  return {
    maxLength: most,
    ...(least > 0 ? { minLength: least } : {}),
    ...(email || element.display === 'Email' ? { format: 'email' } : {}),
    ...(url ? { format: 'uri' } : {}),
    ...(pattern === undefined ? {} : { pattern }),
  }
}

function choiceLimits(element: Element, { oneOf, notOneOf }: Validation): JsonSchema {
  if (element.multiple || element.type === 'Grid') return {}
  return {
    ...(oneOf && oneOf.length > 0 ? { enum: answersIn(oneOf) } : {}),
    ...(notOneOf && notOneOf.length > 0 ? { not: { enum: answersIn(notOneOf) } } : {}),
  }
}

function answersIn(values: readonly unknown[]): readonly Answer[] {
  return values.map(asAnswer).filter((value) => value !== undefined)
}

function listLimits({ minItems, maxItems }: Validation): JsonSchema {
  return {
    ...(minItems === undefined ? {} : { minItems }),
    ...(maxItems === undefined ? {} : { maxItems }),
  }
}
