import { type ConditionOperator, conditionOperators } from '#generated/enumerations/condition-operator.ts'
import type { Clause } from '#generated/types/clause.ts'
import type { Element } from '#shared/forms/definition.ts'

const numbers = new Set(['Integer', 'Decimal', 'Scale', 'Calculated', 'Score'])
const moments = new Set(['Date', 'DateTime', 'Time', 'Approximate', 'Duration'])

/** True of a question that is answered with a number. */
export function isNumber({ type }: Element): boolean {
  return numbers.has(type)
}

/** The comparisons that mean something for a question; all of them where nobody knows it. */
export function operatorsFor(source: Element | undefined): readonly ConditionOperator[] {
  if (!source) return conditionOperators
  const given = ['Exists', 'NotExists'] as const
  const same = ['Equals', 'NotEquals'] as const
  const order = ['GreaterThan', 'GreaterOrEquals', 'LessThan', 'LessOrEquals'] as const
  if (isNumber(source) || moments.has(source.type)) return [...same, ...order, ...given]
  if (source.multiple) return ['Contains', 'NotContains', 'AnyOf', 'AllOf', ...given]
  if (source.options) return [...same, 'In', 'NotIn', ...given]
  if (source.type === 'Boolean') return [...same, ...given]
  if (source.type === 'String' || source.type === 'Text')
    return [...same, 'Contains', 'NotContains', 'Matches', ...given]
  return given
}

/** True of the comparisons that stand alone. */
export function hasNoValue(operator: ConditionOperator): boolean {
  return operator === 'Exists' || operator === 'NotExists'
}

const listing: ReadonlySet<ConditionOperator> = new Set(['In', 'NotIn', 'AnyOf', 'AllOf'])

/** True of the comparisons with several values. */
export function hasSeveral(operator: ConditionOperator): boolean {
  return listing.has(operator)
}

/** The condition that is most often meant of a question. */
export function beginningFor(source: Element): Clause {
  const [operator = 'Exists'] = operatorsFor(source)
  return hasNoValue(operator)
    ? { source: source.id, operator }
    : { source: source.id, operator, value: firstValue(source) }
}

/** The value for another comparison: one answer becomes a list of answers, and a list its first. */
export function valueFor(operator: ConditionOperator, value: Clause['value']): Clause['value'] {
  if (value === undefined || value === null) return undefined
  if (hasSeveral(operator)) return Array.isArray(value) ? value : [value]
  return Array.isArray(value) ? value[0] : value
}

/** The first value that a question can be compared with. */
export function firstValue(source: Element | undefined): NonNullable<Clause['value']> {
  if (source?.type === 'Boolean') return true
  if (source && isNumber(source)) return 0
  return source?.options?.[0]?.code ?? ''
}
