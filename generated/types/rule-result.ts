// Generated from schemas/types/rule-result.json by npm run generate. Edits are lost.
import type { NoteRuleKind } from '../enumerations/note-rule-kind.ts'
import type { Reference } from './reference.ts'
import type { RuleOutcome } from '../enumerations/rule-outcome.ts'
import type { RuleSeverity } from '../enumerations/rule-severity.ts'

/** What one note rule item found. */
export type RuleResult = {
  readonly ruleId: string
  readonly itemId: string
  /** Absent where the product asks and no rule of a kind. */
  readonly kind?: NoteRuleKind
  readonly severity: RuleSeverity
  readonly outcome: RuleOutcome
  readonly message?: string
  readonly ruleVersion?: string
  readonly checkedAt?: string
  readonly override?: {
    readonly by: Reference
    readonly reason: string
    readonly at: string
  }
}
