// Generated from schemas/resources/patient.json by npm run generate. Edits are lost.
import type { Acuity } from '../enumerations/acuity.ts'
import type { Address } from './address.ts'
import type { AdministrativeGender } from '../enumerations/administrative-gender.ts'
import type { AlertAudience } from '../enumerations/alert-audience.ts'
import type { AlertSeverity } from '../enumerations/alert-severity.ts'
import type { Annotation } from './annotation.ts'
import type { Approximate } from './approximate.ts'
import type { CareTeamMember } from './care-team-member.ts'
import type { ClockTime } from './clock-time.ts'
import type { CodedValue } from './coded-value.ts'
import type { ContactPoint } from './contact-point.ts'
import type { Content } from './content.ts'
import type { HumanName } from './human-name.ts'
import type { Identifier } from './identifier.ts'
import type { Invite } from './invite.ts'
import type { Meta } from './meta.ts'
import type { NotificationChannel } from '../enumerations/notification-channel.ts'
import type { PatientAlertKind } from '../enumerations/patient-alert-kind.ts'
import type { Reference } from './reference.ts'
import type { UserRole } from '../enumerations/user-role.ts'

/** A person served. */
export type Patient = {
  readonly id: string
  readonly resourceType: 'Patient'
  /** Derived by the server; a different one is refused (2006). */
  readonly partition: string
  readonly display: string
  /** Who else knows it by which number. Of a social security number the last four digits are shown to whoever may not see the whole. */
  readonly identifiers?: readonly Identifier[]
  readonly meta: Meta
  readonly name: HumanName
  readonly otherNames?: readonly HumanName[]
  /** Shown in quotes everywhere, never on claims. */
  readonly preferredName?: string
  /** Not in the future, at most 130 years ago. */
  readonly birthDate: string
  /** Administrative; the practice chooses the set on offer. */
  readonly gender: AdministrativeGender
  /** As recorded at birth. */
  readonly sexAtBirth?: CodedValue
  readonly genderIdentity?: CodedValue
  readonly sexualOrientation?: CodedValue
  readonly pronouns?: CodedValue
  readonly race?: readonly CodedValue[]
  readonly ethnicity?: CodedValue
  readonly languages?: readonly {
    readonly language: CodedValue
    readonly preferred?: boolean
    readonly interpreter?: CodedValue
  }[]
  readonly maritalStatus?: CodedValue
  readonly employmentStatus?: CodedValue
  readonly veteranStatus?: CodedValue
  readonly livingArrangement?: CodedValue
  readonly education?: CodedValue
  /** Cancels future appointments. */
  readonly deceased?: {
    readonly value?: boolean
    readonly date?: Approximate
  }
  /** Inactive: no open episode and no contact wanted. */
  readonly active: boolean
  readonly contacts?: readonly ContactPoint[]
  readonly addresses?: readonly Address[]
  readonly defaultLocation?: Reference
  /** The small square in lists. */
  readonly avatar?: Content
  /** The full identification picture. */
  readonly photo?: Content
  /** At most one primary per open episode. */
  readonly careTeam?: readonly CareTeamMember[]
  /** Remarks that are not clinical. */
  readonly comments?: readonly Annotation[]
  /** When not empty, only these people open the record. */
  readonly confidentialTeam?: readonly {
    readonly practitioner: Reference
    readonly reason?: string
    readonly addedBy?: Reference
    readonly since?: string
  }[]
  /** Sign-in to the portal. Written when the invitation is accepted. */
  readonly profile?: {
    readonly person?: Reference
    readonly roles?: readonly UserRole[]
    readonly securityRoles?: readonly Reference[]
    readonly portalEnabled?: boolean
  }
  /** Banners in the header of the chart. */
  readonly alerts?: readonly {
    readonly id: string
    readonly kind: PatientAlertKind
    readonly text: string
    readonly severity: AlertSeverity
    readonly from: string
    readonly until?: string
    readonly showTo?: AlertAudience
  }[]
  readonly generalPractitioner?: Reference
  readonly managingOrganization?: Reference
  /** Of the first address. */
  readonly district?: Reference
  readonly communicationPreferences?: {
    readonly reminders?: readonly NotificationChannel[]
    readonly language?: CodedValue
    readonly doNotCall?: boolean
    readonly quietHours?: {
      readonly start: ClockTime
      readonly end: ClockTime
    }
  }
  /** Under age or under guardianship. */
  readonly guardianRequired?: boolean
  readonly legal?: {
    readonly status?: readonly CodedValue[]
    readonly notes?: string
  }
  readonly acuity?: Acuity
  /** Test patients stay out of reports. */
  readonly flags: {
    readonly restricted?: boolean
    readonly testPatient?: boolean
  }
  /** The earliest of referrals, enrollments and finished sessions that everybody in reach may know of. */
  readonly firstContact?: string
  /** The day of the last finished session that everybody in reach may know of. */
  readonly lastServiceDate?: string
  /** The next booked time that is still to come. */
  readonly nextAppointment?: string
  /** When the first of the active care plans is reviewed. */
  readonly nextPlanReview?: string
  /** The record that this one was merged into. */
  readonly mergedInto?: Reference
  /** How the invitation stands. */
  readonly invite?: Invite
  /** The birth date is an estimate. */
  readonly birthDateApprox?: boolean
}
