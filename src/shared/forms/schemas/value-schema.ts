import type { Validation } from '#generated/types/validation.ts'
import type { Answer } from '#shared/answers/answer.ts'
import type { JsonSchema } from '#shared/answers/json-schema.ts'
import { shapeOf, standInFor } from '#shared/elements/element.ts'
import { elementKinds } from '#shared/elements/element-kinds.ts'
import { asAnswer, type Element } from '#shared/forms/definition.ts'

/** The schema of one value of an element: its shape with the author's limits. */
export function oneValueSchema(element: Element): JsonSchema {
  const limits = limitsOf(standInFor(element))
  const shape = shapeOf(element)
  return elementKinds[element.type].limited?.(shape, limits) ?? { ...shape, ...limits }
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

function limitsOf(element: Element): JsonSchema {
  const { validation = {}, multiple = false } = element
  const { limits } = elementKinds[element.type]
  return {
    ...(limits === 'number' ? numberLimits(validation) : {}),
    ...(limits === 'text' ? textLimits(validation, element) : {}),
    ...(multiple || limits === 'none' ? {} : choiceLimits(validation)),
    ...(multiple || limits === 'list' ? listLimits(validation) : {}),
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

function choiceLimits({ oneOf, notOneOf }: Validation): JsonSchema {
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
