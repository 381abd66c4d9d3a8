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

/** Is the session tied to an appointment that fits? Missed and cancelled appointments fit only a session that was missed or cancelled too. One that was entered in error never fits. */
export type AppointmentRequiredRule = {
  readonly id: string
  readonly kind: 'AppointmentRequired'
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
  readonly params?: {
    readonly allowedStatuses?: readonly AppointmentStatus[]
    readonly match?: readonly AppointmentMatch[]
    readonly toleranceMinutes?: number
    readonly walkInAllowed?: boolean
    readonly exemptKinds?: readonly NoteKind[]
  }
}

/** Is there an authorization with units left? Coverages in force on the date are asked in their order; self-pay and grants need none. The authorization that the session names is taken, else the first to end that has enough. Units are converted to those of the authorization: once for each visit, by minutes for timed units, once a week, or by rate. Services of one session take theirs in order. */
export type AuthorizationRule = {
  readonly id: string
  readonly kind: 'Authorization'
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

/** Is there usable coverage on the date of service? Self-pay counts as coverage unless it is left out. A coverage is complete with its member number and relationship and, where somebody else is insured, that person's name and birth date. Two primary coverages pass with a remark. */
export type InsuranceRule = {
  readonly id: string
  readonly kind: 'Insurance'
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

/** Is a location or place of service chosen, and does it fit? A telehealth visit fits place 02 or 10, a visit in person does not, and one at a patient's home fits 12, 13, 14 or 33. Where the practice hides the place of service, the location supplies it. */
export type LocationSelectedRule = {
  readonly id: string
  readonly kind: 'LocationSelected'
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

/** Does the session carry a valid diagnosis? Codes are compared by how they begin; a denied beginning only keeps a code from being the primary diagnosis. A diagnosis counts from its onset until it is resolved, compared by what is known of both dates; each member of a group needs their own. */
export type MissingDiagnosisRule = {
  readonly id: string
  readonly kind: 'MissingDiagnosis'
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

/** May this program serve at this location? It passes while the program or the location is missing, since other rules ask for them, and where a program lists no locations. */
export type ProgramLocationRule = {
  readonly id: string
  readonly kind: 'ProgramLocation'
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
  readonly params?: {
    readonly useProgramLocations?: boolean
    readonly allowChildren?: boolean
    readonly extraLocations?: readonly Reference[]
    readonly alwaysAllowedKinds?: readonly LocationKind[]
    readonly matchDistrict?: boolean
  }
}

/** Is a valid program chosen? Of several enrollments in one program, the one that covers the date of service counts. A program without a list of services offers all of them. */
export type ProgramSelectedRule = {
  readonly id: string
  readonly kind: 'ProgramSelected'
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
  readonly params?: {
    readonly required?: boolean
    readonly allowedPrograms?: readonly Reference[]
    readonly requireActiveEpisode?: boolean
    readonly serviceOffered?: boolean
    readonly practitionerInProgram?: boolean
  }
}

/** Do the services of a multi-service note add up? Each performer's minutes are counted separately, canceled services are left out, and a break belongs to no service. Categories that are left out of the sum still need their own time. */
export type ServiceBasedSubformDurationRule = {
  readonly id: string
  readonly kind: 'ServiceBasedSubformDuration'
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

/** Is the date of service allowed? It is the day on the calendar of the session's own time zone. Both ends of an enrollment count as inside; a date of death that is known only by month or year is compared by what is known. The first doubt is the one that is shown. */
export type ServiceDateRule = {
  readonly id: string
  readonly kind: 'ServiceDate'
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

/** Do the minutes and units fit the increments? EightMinute gives a unit of 15 minutes from its 8th minute, Midpoint one from more than half, FullUnit only whole ones, RoundUp any begun one, and Exact two decimals. A service counted by visit or day gives one unit. Pooled services share what their sum gives; the largest remainders come first. */
export type SessionDurationIncrementRule = {
  readonly id: string
  readonly kind: 'SessionDurationIncrement'
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

/** Is the length of the session allowed? Minutes are those that really passed, without breaks unless the basis is Session; both limits are inclusive and come from the service where none is given. Without limits any positive length passes; a missing time fails only where times are required. */
export type SessionDurationRule = {
  readonly id: string
  readonly kind: 'SessionDuration'
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
  readonly params?: {
    readonly minMinutes?: number
    readonly maxMinutes?: number
    readonly useServiceBounds?: boolean
    readonly basis?: DurationBasis
    readonly requireTimes?: boolean
  }
}

/** Does the session collide with another one? What ends at 11:00 does not meet what begins at 11:00; zones are compared in UTC. Sessions without clock times are not compared. On the side of the patient only billable services count, and pairs of services that may run side by side pass. */
export type SessionOverlapRule = {
  readonly id: string
  readonly kind: 'SessionOverlap'
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

/** Did the visit take place, and may this note be signed for it? A missed visit needs its reason and a service that is meant for missed visits, and cannot be billed. If nobody of a group came, that is only remarked. */
export type ShowStatusRule = {
  readonly id: string
  readonly kind: 'ShowStatus'
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
  readonly params?: {
    readonly allowed?: readonly VisitStatus[]
    /** A missed visit needs its reason. */
    readonly requireReason?: boolean
    readonly requireMissedVisitService?: boolean
    /** When the visit did not take place. */
    readonly forbidBillable?: boolean
  }
}

/** Does the session cross midnight? What ends at 00:00 belongs to the day on which it began. Days are those of the session's own time zone. */
export type SpanMidnightRule = {
  readonly id: string
  readonly kind: 'SpanMidnight'
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
  readonly params?: {
    readonly mode?: MidnightMode
    readonly maxHoursAfterMidnight?: number
    readonly exemptServices?: readonly Reference[]
    readonly useAppointmentTimes?: boolean
  }
}
