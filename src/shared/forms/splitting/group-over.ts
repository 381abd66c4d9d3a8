import type { Calculation } from '#generated/types/calculation.ts'
import type { ConditionGroup } from '#generated/types/condition-group.ts'
import { isGroup } from '#shared/forms/definition.ts'

/** A form's group over other sections after splitting: its sources renamed. */
export function groupOver(
  group: ConditionGroup | undefined,
  rename: (source: string) => string,
): ConditionGroup | undefined {
  if (!group) return undefined
  const clauses = group.clauses.map((clause) =>
    isGroup(clause) ? (groupOver(clause, rename) ?? clause) : { ...clause, source: rename(clause.source) },
  )
  return { ...group, clauses }
}

/** The same calculation with its sources renamed. */
export function calculationOver(calculation: Calculation, rename: (source: string) => string): Calculation {
  const sources = calculation.sources.map((source) => (typeof source === 'string' ? rename(source) : source))
  return { ...calculation, sources }
}
