import type { Json } from '#generated/types/json.ts'
import type { Members } from './definition-package.ts'

/** Which objects are replaced, and by what; by nothing: they are left out. */
export type Replacing = {
  readonly isOne: (found: Members) => boolean
  readonly replace: (found: Members) => Json | undefined
}

/** The members of a body with each reference in them replaced, however deep. */
export function replaceReferences(members: Members, replacing: Replacing): Members {
  return Object.fromEntries(
    Object.entries(members).flatMap(([name, value]) => {
      const next = replaced(value, replacing)
      return next === undefined ? [] : [[name, next] as const]
    }),
  )
}

function replaced(value: Json, replacing: Replacing): Json | undefined {
  if (isList(value))
    return value.flatMap((each) => {
      const next = replaced(each, replacing)
      return next === undefined ? [] : [next]
    })
  if (!isMembers(value)) return value
  return replacing.isOne(value) ? replacing.replace(value) : replaceReferences(value, replacing)
}

function isList(value: Json): value is readonly Json[] {
  return Array.isArray(value)
}

/** True for an object of JSON that is no list. */
export function isMembers(value: Json): value is Members {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** True for a reference to a row. */
export function isReferring({ id, resourceType }: Members): boolean {
  return typeof id === 'string' && typeof resourceType === 'string'
}

/** True for a place of the same package. */
export function isPlace(value: Members): boolean {
  return '$definition' in value
}
