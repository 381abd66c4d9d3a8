// Generated from schemas/types/rule-item-common.json by npm run generate. Edits are lost.
import type { NoteRuleKind } from '../enumerations/note-rule-kind.ts'
import type { RuleSeverity } from '../enumerations/rule-severity.ts'
import type { RuleTarget } from '../enumerations/rule-target.ts'
import type { RuleTiming } from '../enumerations/rule-timing.ts'
import type { VisitStatus } from '../enumerations/visit-status.ts'

/** What the items of every rule kind share. */
export type RuleItemCommon = {
  readonly id: string
  readonly kind: NoteRuleKind
  /** Default: the one of the kind. */
  readonly severity?: RuleSeverity
  /** Default: the one of the kind. */
  readonly evaluate?: RuleTiming
  readonly message?: string
  /** Default: true when the severity is Warn. */
  readonly allowOverride?: boolean
  readonly overrideReasonRequired?: boolean
  readonly visitStatuses?: readonly VisitStatus[]
  readonly target?: RuleTarget
}
