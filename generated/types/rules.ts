// Generated from schemas/types/rule-item.json by npm run generate. Edits are lost.
import type { AppointmentMatch } from '../enumerations/appointment-match.ts'
import type { AppointmentStatus } from '../enumerations/appointment-status.ts'
import type { AuthorizationCheck } from '../enumerations/authorization-check.ts'
import type { AuthorizationNeed } from '../enumerations/authorization-need.ts'
import type { CareTeamParticipationType } from '../enumerations/care-team-participation-type.ts'
import type { ConditionVerification } from '../enumerations/condition-verification.ts'
import type { CoverageNeed } from '../enumerations/coverage-need.ts'
import type { DayCount } from '../enumerations/day-count.ts'
import type { DurationBasis } from '../enumerations/duration-basis.ts'
import type { LocationKind } from '../enumerations/location-kind.ts'
import type { MidnightMode } from '../enumerations/midnight-mode.ts'
import type { NoteKind } from '../enumerations/note-kind.ts'
import type { OverlapScope } from '../enumerations/overlap-scope.ts'
import type { Reference } from './reference.ts'
import type { RuleSeverity } from '../enumerations/rule-severity.ts'
import type { RuleTarget } from '../enumerations/rule-target.ts'
import type { RuleTiming } from '../enumerations/rule-timing.ts'
import type { ServiceSum } from '../enumerations/service-sum.ts'
import type { UnitRounding } from '../enumerations/unit-rounding.ts'
import type { UnitShortage } from '../enumerations/unit-shortage.ts'
import type { VisitStatus } from '../enumerations/visit-status.ts'
import type { Weekday } from '../enumerations/weekday.ts'

/** One check of a note rule; kind selects the shape of params. The generator merges rule-item-common with the params of each file in schemas/rules. */
export type RuleItem =
  | AppointmentRequiredRule
  | AuthorizationRule
  | InsuranceRule
  | LocationSelectedRule
  | MissingDiagnosisRule
  | ProgramLocationRule
  | ProgramSelectedRule
  | ServiceBasedSubformDurationRule
  | ServiceDateRule
  | SessionDurationIncrementRule
  | SessionDurationRule
  | SessionOverlapRule
  | ShowStatusRule
  | SpanMidnightRule

export type RuleItemKind = RuleItem['kind']

/** Is the session tied to an appointment that fits? */
export type AppointmentRequiredRule = {
  readonly id: string
  readonly kind: 'AppointmentRequired'
  readonly severity?: RuleSeverity
  readonly evaluate?: RuleTiming
  readonly message?: string
  /** Default: true when the severity is Warn. */
  readonly allowOverride?: boolean
  readonly overrideReasonRequired?: boolean
  readonly visitStatuses?: readonly VisitStatus[]
  readonly target?: RuleTarget
  readonly params?: {
    readonly allowedStatuses?: readonly AppointmentStatus[]
    readonly match?: readonly AppointmentMatch[]
    readonly toleranceMinutes?: number
    readonly walkInAllowed?: boolean
    readonly exemptKinds?: readonly NoteKind[]
  }
}

/** Is there an authorization with units left? */
export type AuthorizationRule = {
  readonly id: string
  readonly kind: 'Authorization'
  readonly severity?: RuleSeverity
  readonly evaluate?: RuleTiming
  readonly message?: string
  /** Default: true when the severity is Warn. */
  readonly allowOverride?: boolean
  readonly overrideReasonRequired?: boolean
  readonly visitStatuses?: readonly VisitStatus[]
  readonly target?: RuleTarget
  readonly params?: {
    readonly requireWhen?: AuthorizationNeed
    readonly checks?: readonly AuthorizationCheck[]
    readonly onNoUnits?: UnitShortage
    readonly countDrafts?: boolean
    readonly retroDays?: number
    readonly warnAtPercent?: number
    readonly allowPartial?: boolean
  }
}

/** Is there usable coverage? */
export type InsuranceRule = {
  readonly id: string
  readonly kind: 'Insurance'
  readonly severity?: RuleSeverity
  readonly evaluate?: RuleTiming
  readonly message?: string
  /** Default: true when the severity is Warn. */
  readonly allowOverride?: boolean
  readonly overrideReasonRequired?: boolean
  readonly visitStatuses?: readonly VisitStatus[]
  readonly target?: RuleTarget
  readonly params?: {
    readonly requireWhen?: CoverageNeed
    readonly acceptTypes?: readonly string[]
    readonly requirePrimary?: boolean
    readonly requireComplete?: boolean
    readonly eligibilityWithinDays?: number
    readonly checkCoveredService?: boolean
    readonly checkLicense?: boolean
    readonly programLimited?: boolean
    readonly acceptPending?: boolean
  }
}

/** Is a location or place of service chosen, and does it fit? */
export type LocationSelectedRule = {
  readonly id: string
  readonly kind: 'LocationSelected'
  readonly severity?: RuleSeverity
  readonly evaluate?: RuleTiming
  readonly message?: string
  /** Default: true when the severity is Warn. */
  readonly allowOverride?: boolean
  readonly overrideReasonRequired?: boolean
  readonly visitStatuses?: readonly VisitStatus[]
  readonly target?: RuleTarget
  readonly params?: {
    readonly requireLocation?: boolean
    /** As the practice prefers when nothing is chosen. */
    readonly requirePlaceOfService?: boolean
    readonly allowedPlacesOfService?: readonly string[]
    readonly allowedLocations?: readonly Reference[]
    readonly modeConsistency?: boolean
    readonly requireAddressWhen?: readonly LocationKind[]
    /** For telehealth. */
    readonly requirePatientState?: boolean
  }
}

/** Does the session carry a valid diagnosis? */
export type MissingDiagnosisRule = {
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

/** May this program serve at this location? */
export type ProgramLocationRule = {
  readonly id: string
  readonly kind: 'ProgramLocation'
  readonly severity?: RuleSeverity
  readonly evaluate?: RuleTiming
  readonly message?: string
  /** Default: true when the severity is Warn. */
  readonly allowOverride?: boolean
  readonly overrideReasonRequired?: boolean
  readonly visitStatuses?: readonly VisitStatus[]
  readonly target?: RuleTarget
  readonly params?: {
    readonly useProgramLocations?: boolean
    readonly allowChildren?: boolean
    readonly extraLocations?: readonly Reference[]
    readonly alwaysAllowedKinds?: readonly LocationKind[]
    readonly matchDistrict?: boolean
  }
}

/** Is a valid program chosen? */
export type ProgramSelectedRule = {
  readonly id: string
  readonly kind: 'ProgramSelected'
  readonly severity?: RuleSeverity
  readonly evaluate?: RuleTiming
  readonly message?: string
  /** Default: true when the severity is Warn. */
  readonly allowOverride?: boolean
  readonly overrideReasonRequired?: boolean
  readonly visitStatuses?: readonly VisitStatus[]
  readonly target?: RuleTarget
  readonly params?: {
    readonly required?: boolean
    readonly allowedPrograms?: readonly Reference[]
    readonly requireActiveEpisode?: boolean
    readonly serviceOffered?: boolean
    readonly practitionerInProgram?: boolean
  }
}

/** Do the services of a multi-service note add up? */
export type ServiceBasedSubformDurationRule = {
  readonly id: string
  readonly kind: 'ServiceBasedSubformDuration'
  readonly severity?: RuleSeverity
  readonly evaluate?: RuleTiming
  readonly message?: string
  /** Default: true when the severity is Warn. */
  readonly allowOverride?: boolean
  readonly overrideReasonRequired?: boolean
  readonly visitStatuses?: readonly VisitStatus[]
  readonly target?: RuleTarget
  readonly params?: {
    readonly compare?: ServiceSum
    readonly toleranceMinutes?: number
    readonly eachWithinServiceBounds?: boolean
    /** Of one performer. */
    readonly noOverlap?: boolean
    readonly insideSession?: boolean
    readonly requireContiguous?: boolean
    readonly requireAll?: boolean
    readonly excludeCategories?: readonly string[]
    readonly addOnNeedsBase?: boolean
  }
}

/** Is the date of service allowed? */
export type ServiceDateRule = {
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

/** Do the minutes and units fit the increments? */
export type SessionDurationIncrementRule = {
  readonly id: string
  readonly kind: 'SessionDurationIncrement'
  readonly severity?: RuleSeverity
  readonly evaluate?: RuleTiming
  readonly message?: string
  /** Default: true when the severity is Warn. */
  readonly allowOverride?: boolean
  readonly overrideReasonRequired?: boolean
  readonly visitStatuses?: readonly VisitStatus[]
  readonly target?: RuleTarget
  readonly params?: {
    readonly incrementMinutes?: (1 | 5 | 6 | 10 | 15 | 20 | 30 | 60)
    readonly rounding?: UnitRounding
    readonly requireExactMultiple?: boolean
    readonly minUnits?: number
    readonly maxUnits?: number
    readonly maxUnitsPerDay?: number
    readonly unitsMustMatch?: boolean
    /** By the eight-minute rule only. */
    readonly aggregateServices?: boolean
  }
}

/** Is the length of the session allowed? */
export type SessionDurationRule = {
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

/** Does the session collide with another one? */
export type SessionOverlapRule = {
  readonly id: string
  readonly kind: 'SessionOverlap'
  readonly severity?: RuleSeverity
  readonly evaluate?: RuleTiming
  readonly message?: string
  /** Default: true when the severity is Warn. */
  readonly allowOverride?: boolean
  readonly overrideReasonRequired?: boolean
  readonly visitStatuses?: readonly VisitStatus[]
  readonly target?: RuleTarget
  readonly params?: {
    readonly scope?: OverlapScope
    readonly toleranceMinutes?: number
    readonly ignoreVisitStatuses?: readonly VisitStatus[]
    readonly includeDrafts?: boolean
    readonly includeAppointments?: boolean
    readonly ignoreSameParent?: boolean
    /** Pairs of service categories; for a patient, by different practitioners. */
    readonly concurrentAllowed?: readonly {
      readonly categoryA: string
      readonly categoryB: string
    }[]
    readonly roles?: readonly CareTeamParticipationType[]
    readonly ignoreNonBillablePatient?: boolean
  }
}

/** Did the visit take place, and may this note be signed for it? */
export type ShowStatusRule = {
  readonly id: string
  readonly kind: 'ShowStatus'
  readonly severity?: RuleSeverity
  readonly evaluate?: RuleTiming
  readonly message?: string
  /** Default: true when the severity is Warn. */
  readonly allowOverride?: boolean
  readonly overrideReasonRequired?: boolean
  readonly visitStatuses?: readonly VisitStatus[]
  readonly target?: RuleTarget
  readonly params?: {
    readonly allowed?: readonly VisitStatus[]
    /** A missed visit needs its reason. */
    readonly requireReason?: boolean
    readonly requireMissedVisitService?: boolean
    /** When the visit did not take place. */
    readonly forbidBillable?: boolean
  }
}

/** Does the session cross midnight? */
export type SpanMidnightRule = {
  readonly id: string
  readonly kind: 'SpanMidnight'
  readonly severity?: RuleSeverity
  readonly evaluate?: RuleTiming
  readonly message?: string
  /** Default: true when the severity is Warn. */
  readonly allowOverride?: boolean
  readonly overrideReasonRequired?: boolean
  readonly visitStatuses?: readonly VisitStatus[]
  readonly target?: RuleTarget
  readonly params?: {
    readonly mode?: MidnightMode
    readonly maxHoursAfterMidnight?: number
    readonly exemptServices?: readonly Reference[]
    readonly useAppointmentTimes?: boolean
  }
}
