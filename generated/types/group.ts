// Generated from schemas/resources/group.json by npm run generate. Edits are lost.
import type { DatePeriod } from './date-period.ts'
import type { FacilitatorRole } from '../enumerations/facilitator-role.ts'
import type { GroupEnrollment } from '../enumerations/group-enrollment.ts'
import type { GroupKind } from '../enumerations/group-kind.ts'
import type { GroupMemberStatus } from '../enumerations/group-member-status.ts'
import type { Identifier } from './identifier.ts'
import type { Meta } from './meta.ts'
import type { Reference } from './reference.ts'

/** A therapy group or a group of staff. */
export type Group = {
  readonly id: string
  readonly resourceType: 'Group'
  /** Derived by the server; a different one is refused (2006). */
  readonly partition: string
  readonly display: string
  /** Who else knows it by which number. Of a social security number the last four digits are shown to whoever may not see the whole. */
  readonly identifiers?: readonly Identifier[]
  readonly meta: Meta
  readonly name: string
  readonly kind: GroupKind
  /** Inactive groups are not offered. */
  readonly active: boolean
  readonly enrollment: GroupEnrollment
  /** Needed unless the kind is Staff. */
  readonly program?: Reference
  /** A service that supports groups. */
  readonly service?: Reference
  readonly location?: Reference
  /** One of them is primary. */
  readonly facilitators: readonly {
    readonly practitioner: Reference
    readonly role: FacilitatorRole
    readonly period?: DatePeriod
  }[]
  /** Waiting, active, on hold, completed or discharged. */
  readonly members?: readonly {
    readonly id: string
    readonly patient: Reference
    readonly episodeOfCare?: Reference
    readonly status: GroupMemberStatus
    readonly period?: DatePeriod
    readonly goalLinks?: readonly {
      readonly carePlan: Reference
      readonly goalId: string
      readonly objectiveId?: string
    }[]
    readonly note?: string
  }[]
  readonly capacity: {
    readonly min?: number
    readonly max?: number
  }
  readonly curriculum?: readonly {
    readonly id: string
    readonly number: number
    readonly title: string
    readonly objectives?: string
  }[]
  /** Moves on when the session is finished. */
  readonly currentSession?: number
  /** The first appointment of the series. */
  readonly series?: Reference
  readonly noteDefinition?: Reference
  readonly rules?: string
  /** The consent to the rules of the group. */
  readonly packet?: Reference
}
