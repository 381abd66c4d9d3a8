// Generated from schemas/types/rule-group.json by npm run generate. Edits are lost.
import type { ConditionCombinator } from '../enumerations/condition-combinator.ts'
import type { RuleItem } from './rules.ts'
import type { RuleSeverity } from '../enumerations/rule-severity.ts'

/** Items joined by a combinator; groups nest at most 3 deep. */
export type RuleGroup = {
  readonly combinator: ConditionCombinator
  readonly items?: readonly RuleItem[]
  readonly groups?: readonly RuleGroup[]
  readonly severity?: RuleSeverity
  readonly message?: string
}
