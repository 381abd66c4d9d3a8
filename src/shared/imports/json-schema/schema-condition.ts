import type { Clause } from '#generated/types/clause.ts'
import type { ConditionGroup } from '#generated/types/condition-group.ts'
import { type ForeignObject, isObject, listOf, recordsOf } from '#shared/imports/reading/foreign-object.ts'
import type { Part } from '#shared/imports/reading/importing.ts'

/** Finds the element of a property that stands beside the condition. */
export type FindSibling = (property: string) => Part | undefined

const understood = new Set([
  'properties',
  'required',
  'type',
  'not',
  'anyOf',
  'allOf',
  'title',
  'description',
  '$comment',
])

/** A schema that only asks what some properties say, as one of our conditions; nothing when it asks for more. */
export function schemaCondition(schema: unknown, find: FindSibling, depth = 0): ConditionGroup | undefined {
  if (!isObject(schema) || depth > 3 || Object.keys(schema).some((key) => !understood.has(key)))
    return undefined

  const demanded = listOf(schema.required).map((name) => existence(String(name), find))
  const asked = Object.entries(isObject(schema.properties) ? schema.properties : {}).map(([name, test]) =>
    propertyClause(name, test, find),
  )
  const inner = recordsOf(schema.allOf).map((part) => schemaCondition(part, find, depth + 1))
  const denied = schema.not === undefined ? [] : [negated(schemaCondition(schema.not, find, depth + 1))]
  const some =
    schema.anyOf === undefined
      ? []
      : [anyOf(recordsOf(schema.anyOf).map((part) => schemaCondition(part, find, depth + 1)))]
  const parts = [...asked, ...demanded, ...inner, ...denied, ...some]
  const clauses = parts.filter((part) => part !== undefined)
  if (clauses.length === 0 || clauses.length < parts.length) return undefined
  return { combinator: 'And', clauses: withoutImplied(clauses).slice(0, 20) }
}

function negated(group: ConditionGroup | undefined): ConditionGroup | undefined {
  return group && { combinator: 'None', clauses: [group] }
}

function anyOf(groups: readonly (ConditionGroup | undefined)[]): ConditionGroup | undefined {
  const clauses = groups.filter((group) => group !== undefined)
  return clauses.length === groups.length ? { combinator: 'Or', clauses } : undefined
}

function withoutImplied(clauses: readonly (Clause | ConditionGroup)[]): readonly (Clause | ConditionGroup)[] {
  const tested = new Set(
    clauses.flatMap((one) => ('operator' in one && one.operator !== 'Exists' ? [one.source] : [])),
  )
  return clauses.filter((one) => !('operator' in one && one.operator === 'Exists' && tested.has(one.source)))
}

function existence(name: string, find: FindSibling): Clause | undefined {
  const part = find(name)
  return part && { source: part.id, operator: 'Exists' }
}

const bounds = [
  ['minimum', 'GreaterOrEquals'],
  ['exclusiveMinimum', 'GreaterThan'],
  ['maximum', 'LessOrEquals'],
  ['exclusiveMaximum', 'LessThan'],
] as const

function propertyClause(name: string, test: unknown, find: FindSibling): Clause | ConditionGroup | undefined {
  const part = find(name)
  if (!part || !isObject(test)) return undefined
  const { type, title, ...asked } = test
  const [key, ...more] = Object.keys(asked)
  if (key === undefined) return { source: part.id, operator: 'Exists' }
  if (more.length > 0) return rangeClause(part, asked)
  switch (key) {
    case 'not': {
      const clause = propertyClause(name, asked.not, find)
      return clause && { combinator: 'None', clauses: [clause] }
    }
    case 'contains':
      return part.multiple && isObject(asked.contains) ? valueClause(part, asked.contains) : undefined
    case 'const':
    case 'enum':
      return valueClause(part, asked)
    default:
      return rangeClause(part, asked)
  }
}

function rangeClause(part: Part, asked: ForeignObject): Clause | ConditionGroup | undefined {
  const clauses = bounds.flatMap(([key, operator]) => {
    const value = asked[key]
    return typeof value === 'number' ? [{ source: part.id, operator, value }] : []
  })
  if (clauses.length === 0 || clauses.length < Object.keys(asked).length) return undefined
  return clauses.length === 1 ? clauses[0] : { combinator: 'And', clauses }
}

function valueClause(part: Part, test: ForeignObject): Clause | undefined {
  const values = test.const === undefined ? listOf(test.enum) : [test.const]
  const own = values.map((value) => (part.type === 'Choice' ? String(value) : value))
  if (own.some((value) => typeof value === 'object') || own.length === 0) return undefined
  return own.length === 1
    ? { source: part.id, operator: part.multiple ? 'Contains' : 'Equals', value: own[0] ?? null }
    : { source: part.id, operator: 'In', value: own }
}
