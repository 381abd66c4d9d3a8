// Generated from schemas/resources/encounter.json by npm run generate. Edits are lost.
import type { CancelInitiator } from '../enumerations/cancel-initiator.ts'
import type { CodedValue } from './coded-value.ts'
import type { EncounterMode } from '../enumerations/encounter-mode.ts'
import type { EncounterStatus } from '../enumerations/encounter-status.ts'
import type { Identifier } from './identifier.ts'
import type { JobResult } from '../enumerations/job-result.ts'
import type { LocationKind } from '../enumerations/location-kind.ts'
import type { Meta } from './meta.ts'
import type { MissedVisitOutcome } from '../enumerations/missed-visit-outcome.ts'
import type { NoteKind } from '../enumerations/note-kind.ts'
import type { Participant } from './participant.ts'
import type { ProgressRating } from '../enumerations/progress-rating.ts'
import type { Reference } from './reference.ts'
import type { Signature } from './signature.ts'
import type { StatusChange } from './status-change.ts'
import type { Telehealth } from './telehealth.ts'
import type { TimePeriod } from './time-period.ts'
import type { TimeZone } from './time-zone.ts'
import type { VisitStatus } from '../enumerations/visit-status.ts'

/** A session: what took place, with whom, when and why. */
export type Encounter = {
  readonly id: string
  readonly resourceType: 'Encounter'
  /** Derived by the server; a different one is refused (2006). */
  readonly partition: string
  readonly display: string
  /** Who else knows it by which number. Of a social security number the last four digits are shown to whoever may not see the whole. */
  readonly identifiers?: readonly Identifier[]
  readonly meta: Meta
  readonly status: EncounterStatus
  /** How the visit went. */
  readonly visitStatus: VisitStatus
  /** Group and multi-service notes are shared. */
  readonly documentationType: NoteKind
  readonly mode: EncounterMode
  /** A group only with a group note. */
  readonly subject: Reference
  /** Absent on the parent of a group session. */
  readonly patient?: Reference
  /** The shared session that this one belongs to. */
  readonly partOf?: Reference
  readonly appointment?: Reference
  readonly episodeOfCare?: Reference
  /** From the enrollment when not chosen. */
  readonly program?: Reference
  /** Needed to finish the session. */
  readonly serviceType?: Reference
  /** Clock times of the session. */
  readonly period?: TimePeriod
  /** The local date of the start. */
  readonly serviceDate: string
  readonly timezone: TimeZone
  /** Without the breaks. */
  readonly minutes?: number
  /** Inside the session, taken off. */
  readonly breaks?: readonly {
    readonly start: string
    readonly end: string
    readonly reason?: string
  }[]
  /** For services counted in increments. */
  readonly increments?: number
  /** Counted by itself until you type another number. */
  readonly units?: number
  readonly location?: {
    readonly location?: Reference
    readonly kind: LocationKind
  }
  /** The CMS code of the place. */
  readonly placeOfService?: CodedValue
  /** Exactly one primary performer. */
  readonly participants: readonly Participant[]
  /** The first one is the primary one. */
  readonly diagnoses?: readonly {
    readonly condition: Reference
    readonly rank: number
    readonly code?: CodedValue
  }[]
  /** Problems addressed. */
  readonly problems?: readonly Reference[]
  /** The link to the care plan. */
  readonly carePlanActivities?: readonly {
    readonly carePlan: Reference
    readonly problemId?: string
    readonly goalId: string
    readonly objectiveId?: string
    readonly interventionId?: string
    readonly minutes?: number
    readonly rating?: ProgressRating
  }[]
  /** Work on a plan that a note told which is final no longer, while another signed note keeps the session as it is. */
  readonly withdrawnActivities?: readonly {
    readonly carePlan: Reference
    readonly problemId?: string
    readonly goalId: string
    readonly objectiveId?: string
    readonly interventionId?: string
  }[]
  /** Members whose visit differs from the group's. */
  readonly visitStatusOverrides?: readonly {
    readonly patient: Reference
    readonly status: VisitStatus
    readonly reason?: string
    readonly minutes?: number
    readonly arrived?: string
    readonly left?: string
  }[]
  readonly dialogues?: readonly Reference[]
  /** Relied on, for telehealth or recording. */
  readonly consents?: readonly Reference[]
  /** For example a proof of service. */
  readonly patientSignatures?: readonly Signature[]
  readonly coverage?: readonly {
    readonly coverage: Reference
    readonly authorizationId?: string
    readonly order: number
  }[]
  readonly reason?: {
    readonly text?: string
    readonly codes?: readonly CodedValue[]
  }
  /** When the visit did not take place. */
  readonly missedVisit?: {
    readonly outcome: MissedVisitOutcome
    readonly reason?: CodedValue
    readonly initiator?: CancelInitiator
    readonly action?: CodedValue
  }
  /** The notes of the session that everybody in reach may know of. */
  readonly notes?: readonly Reference[]
  /** The state is needed for telehealth. */
  readonly telehealth?: Telehealth
  readonly group?: Reference
  readonly billing?: {
    readonly hold?: boolean
    readonly exportedAt?: string
    readonly result?: JobResult
  }
  readonly statusHistory?: readonly StatusChange[]
  /** Units were typed by hand. */
  readonly unitsOverridden?: boolean
  /** Why other units were typed than the minutes give. */
  readonly unitsReason?: string
}
