import {
  type ForeignObject,
  isObject,
  listOf,
  recordOf,
  recordsOf,
} from '#shared/imports/reading/foreign-object.ts'

const mostSteps = 300

/** How many references may still be followed, so that schemas that name each other come to an end. */
type Budget = { left: number }

/**
 * A schema with its references within the file followed and its `allOf` laid together; a reference that leads nowhere, or in
 * a circle, stays as it is. What is said in two places is taken from the nearer one; properties and what is required are added up.
 */
export function resolvedSchema(schema: unknown, root: ForeignObject): ForeignObject {
  return followed(schema, root, { left: mostSteps })
}

function followed(schema: unknown, root: ForeignObject, budget: Budget): ForeignObject {
  const own = recordOf(schema)
  budget.left -= 1
  if (budget.left <= 0) return own
  const target = typeof own.$ref === 'string' ? pointed(root, own.$ref) : undefined
  const { $ref, ...rest } = own
  const based = target ? laid(followed(target, root, budget), rest) : own
  const parts = recordsOf(based.allOf)
  const plain = parts.filter(
    (part) => part.if === undefined && part.not === undefined && part.anyOf === undefined,
  )
  if (plain.length === 0) return based

  const { allOf, ...outer } = based
  const kept = parts.filter((part) => !plain.includes(part))
  const inner = plain.reduce((sum: ForeignObject, part) => laid(sum, followed(part, root, budget)), {})
  return { ...laid(inner, outer), ...(kept.length > 0 ? { allOf: kept } : {}) }
}

function laid(under: ForeignObject, over: ForeignObject): ForeignObject {
  const both = { ...under, ...over }
  return {
    ...both,
    ...(isObject(under.properties) && isObject(over.properties)
      ? { properties: { ...under.properties, ...over.properties } }
      : {}),
    ...(Array.isArray(under.required) && Array.isArray(over.required)
      ? { required: [...under.required, ...over.required] }
      : {}),
    ...(Array.isArray(under.allOf) && Array.isArray(over.allOf)
      ? { allOf: [...listOf(under.allOf), ...listOf(over.allOf)] }
      : {}),
  }
}

/** What a pointer within the file leads to. */
function pointed(root: ForeignObject, reference: string): ForeignObject | undefined {
  if (!reference.startsWith('#')) return undefined
  if (reference === '#' || reference === '#/') return undefined

  let at: unknown = root
  for (const step of reference
    .slice(1)
    .split('/')
    .filter((each) => each !== '')) {
    const key = plainStep(step)
    if (typeof at !== 'object' || at === null || !Object.hasOwn(at, key)) return undefined
    at = Array.isArray(at) ? at[Number(key)] : recordOf(at)[key]
  }
  return isObject(at) ? at : undefined
}

function plainStep(step: string): string {
  const text = step.replaceAll('~1', '/').replaceAll('~0', '~')
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
