// Generated from schemas/types/condition-group.json by npm run generate. Edits are lost.
import type { Clause } from './clause.ts'
import type { ConditionCombinator } from '../enumerations/condition-combinator.ts'

/** Clauses and groups joined by And, Or or None; at most 4 deep, 20 clauses each. */
export type ConditionGroup = {
  readonly combinator: ConditionCombinator
  readonly clauses: readonly (Clause | ConditionGroup)[]
}
