// Generated from schemas/types/element-definition-validation.json by npm run generate. Edits are lost.
import type { ConditionGroup } from './condition-group.ts'
import type { RuleSeverity } from '../enumerations/rule-severity.ts'

/** A check across fields. */
export type ElementDefinitionValidation = {
  readonly when: ConditionGroup
  readonly message: string
  readonly severity?: RuleSeverity
}
