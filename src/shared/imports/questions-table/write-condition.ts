import type { ConditionOperator } from '#generated/enumerations/condition-operator.ts'
import type { Clause } from '#generated/types/clause.ts'
import type { ConditionGroup } from '#generated/types/condition-group.ts'
import { isGroup } from '#shared/forms/definition.ts'

const joins = { And: ' and ', Or: ' or ', None: ' or ' } as const

const words: { readonly [Operator in ConditionOperator]: string } = {
  Exists: 'is answered',
  NotExists: 'is not answered',
  Equals: '=',
  NotEquals: '<>',
  GreaterThan: '>',
  GreaterOrEquals: '>=',
  LessThan: '<',
  LessOrEquals: '<=',
  In: 'in',
  NotIn: 'not in',
  Contains: 'includes',
  NotContains: 'excludes',
  Matches: 'matches',
  AnyOf: 'has any of',
  AllOf: 'has all of',
}

/** A condition as a person writes it in a table of questions; nothing when the table has no words for it. */
export function writeCondition(group: ConditionGroup): string | undefined {
  const parts = group.clauses.map((clause) => (isGroup(clause) ? inner(clause) : written(clause)))
  const known = parts.filter((part) => part !== undefined)
  if (known.length === 0 || known.length < parts.length) return undefined

  const text = known.join(joins[group.combinator])
  return group.combinator === 'None' ? `not (${text})` : text
}

function inner(group: ConditionGroup): string | undefined {
  const text = writeCondition(group)
  return text === undefined || group.combinator === 'None' ? text : `(${text})`
}

function written({ source, operator, value, rows }: Clause): string | undefined {
  if (rows === 'all' || !/^[A-Za-z_][\w-]*(?:\.[A-Za-z_][\w-]*)*$/.test(source)) return undefined
  if (operator === 'Exists' || operator === 'NotExists') return `${source} ${words[operator]}`

  const text = Array.isArray(value) ? list(value) : single(value)
  return text === undefined ? undefined : `${source} ${words[operator]} ${text}`
}

function single(value: unknown): string | undefined {
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  if (typeof value !== 'string') return undefined
  return `"${value.replace(/["\\]/g, '\\$&').replaceAll('\n', '\\n').replaceAll('\r', '\\r')}"`
}

/** One value alone has a comma behind it, so that it stays a list. */
function list(values: readonly unknown[]): string | undefined {
  const texts = values.map(single)
  if (texts.includes(undefined)) return undefined
  return `(${texts.join(', ')}${texts.length === 1 ? ',' : ''})`
}
