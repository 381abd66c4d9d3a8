// Generated from schemas/types/rule-item.json by npm run generate. Edits are lost.
import type { ConditionVerification } from '../enumerations/condition-verification.ts'
import type { DayCount } from '../enumerations/day-count.ts'
import type { DurationBasis } from '../enumerations/duration-basis.ts'
import type { RuleSeverity } from '../enumerations/rule-severity.ts'
import type { RuleTarget } from '../enumerations/rule-target.ts'
import type { RuleTiming } from '../enumerations/rule-timing.ts'
import type { VisitStatus } from '../enumerations/visit-status.ts'
import type { Weekday } from '../enumerations/weekday.ts'

/** One check of a note rule; kind selects the shape of params. The generator merges rule-item-common with the params of each file in schemas/rules. */
export type RuleItem =
  | MissingDiagnosisRule
  | ServiceDateRule
  | SessionDurationRule

export type RuleItemKind = RuleItem['kind']

/** Does the session carry a valid diagnosis? */
export interface MissingDiagnosisRule {
  readonly id: string
  readonly kind: 'MissingDiagnosis'
  readonly severity?: RuleSeverity
  readonly evaluate?: RuleTiming
  readonly message?: string
  /** Default: true when the severity is Warn. */
  readonly allowOverride?: boolean
  readonly overrideReasonRequired?: boolean
  readonly visitStatuses?: readonly VisitStatus[]
  readonly target?: RuleTarget
  readonly params?: {
    readonly minCount?: number
    readonly requirePrimary?: boolean
    readonly allowPrefixes?: readonly string[]
    readonly denyPrefixes?: readonly string[]
    readonly allowedVerification?: readonly ConditionVerification[]
    readonly provisionalMaxDays?: number
    readonly activeOnDate?: boolean
    readonly maxAgeDays?: number
    readonly exemptCategories?: readonly string[]
  }
}

/** Is the date of service allowed? */
export interface ServiceDateRule {
  readonly id: string
  readonly kind: 'ServiceDate'
  readonly severity?: RuleSeverity
  readonly evaluate?: RuleTiming
  readonly message?: string
  /** Default: true when the severity is Warn. */
  readonly allowOverride?: boolean
  readonly overrideReasonRequired?: boolean
  readonly visitStatuses?: readonly VisitStatus[]
  readonly target?: RuleTarget
  readonly params?: {
    readonly notInFuture?: boolean
    readonly futureToleranceMinutes?: number
    readonly maxDaysBack?: number
    readonly countDays?: DayCount
    readonly withinEpisode?: boolean
    readonly notAfterDeath?: boolean
    readonly closedThrough?: string
    readonly weekdays?: readonly Weekday[]
    readonly requireEndBeforeNow?: boolean
  }
}

/** Is the length of the session allowed? */
export interface SessionDurationRule {
  readonly id: string
  readonly kind: 'SessionDuration'
  readonly severity?: RuleSeverity
  readonly evaluate?: RuleTiming
  readonly message?: string
  /** Default: true when the severity is Warn. */
  readonly allowOverride?: boolean
  readonly overrideReasonRequired?: boolean
  readonly visitStatuses?: readonly VisitStatus[]
  readonly target?: RuleTarget
  readonly params?: {
    readonly minMinutes?: number
    readonly maxMinutes?: number
    readonly useServiceBounds?: boolean
    readonly basis?: DurationBasis
    readonly requireTimes?: boolean
  }
}
