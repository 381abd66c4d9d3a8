import type { ConditionGroup } from '#generated/types/condition-group.ts'

/** What the server keeps about a definition and every version has anew, and what it makes of the rest. */
export const keptByServer: ReadonlySet<string> = new Set([
  'id',
  'resourceType',
  'partition',
  'display',
  'identifiers',
  'meta',
  'version',
  'status',
  'replaces',
  'jsonSchema',
  'uiSchema',
  'fhirQuestionnaire',
  'usage',
  'author',
  'changeLog',
])

type Members = { readonly [name: string]: unknown }

/** An object that is no list, as its known members. */
export function fieldsOf(value: unknown): Members | undefined {
  return isMembers(value) ? value : undefined
}

function isMembers(value: unknown): value is Members {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** What stands at one of these fields first, as a text of some words. */
export function firstText(fields: Members, names: readonly string[]): string | undefined {
  for (const name of names) {
    const value = fields[name]
    if (typeof value === 'string' && value.trim() !== '') return value.trim().slice(0, 80)
  }
  return undefined
}

/** True for a condition, which is said as a whole. */
export function isCondition(value: unknown): value is ConditionGroup {
  const fields = fieldsOf(value)
  const clauses = fields?.clauses
  return typeof fields?.combinator === 'string' && Array.isArray(clauses) && clauses.every(fieldsOf)
}

/** True for a reference without the row that it leads to. */
export function isStub(value: unknown): boolean {
  const fields = fieldsOf(value)
  return typeof fields?.id === 'string' && typeof fields.resourceType === 'string' && !fields.meta
}

/** A whole definition that was put in the place of the reference to it. */
export function isWhole(value: unknown): boolean {
  const fields = fieldsOf(value)
  return typeof fields?.resourceType === 'string' && fieldsOf(fields.meta) !== undefined
}

/** True for a value of a coded list, which is one value. */
export function isCoded(value: unknown): boolean {
  const fields = fieldsOf(value)
  if (typeof fields?.code !== 'string') return false
  return Object.keys(fields).every((name) => ['code', 'display', 'list', 'system', 'version'].includes(name))
}

/** Two stored values are the same, whatever the order of their members. */
export function areEqual(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((each, index) => areEqual(each, other[index]))
  const [left, right] = [fieldsOf(one), fieldsOf(other)]
  if (!left || !right) return false
  const names = Object.keys(left)
  return (
    names.length === Object.keys(right).length &&
    names.every((name) => Object.hasOwn(right, name) && areEqual(left[name], right[name]))
  )
}
