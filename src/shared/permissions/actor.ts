import type { GenderSet } from '#generated/enumerations/gender-set.ts'
import type { Licence } from '#generated/types/licence.ts'
import type { Reference } from '#generated/types/reference.ts'

/** How far an actor reaches among patients: everybody, those whom `patient_team` names for its profiles, or nobody. */
export type Reach = 'All' | 'Limited' | 'Nothing'

/** The width of a role's population (`src/shared/permissions/README.md`, "Population"). */
export type Population = 'All' | 'CareTeam' | 'Program'

/** Who asks, in which practice and with which rights. Made from the session only, never from what a request claims. */
export type Actor = {
  readonly practiceId: string
  /** The practice's short key, as it stands in URLs and in `partition`. */
  readonly practiceKey: string
  /** Null only for jobs of the installation. */
  readonly personId: string | null
  /** The sign-in through which the person acts; absent for commands, jobs and the demo. */
  readonly sessionId?: string
  /** The patient-access token that the request carries. */
  readonly tokenId?: string
  /** The profile that acts; null for calls about the installation by somebody without a home profile. */
  readonly profile: Reference | null
  /** The own profile of whoever acts in the place of `profile`; absent where somebody is himself. */
  readonly ownProfile?: Reference
  /** Every flag and every `Type:Verb` of all roles together. */
  readonly granted: ReadonlySet<string>
  readonly population: Population
  readonly reach: Reach
  /** Own profile, supervised profiles and own programs: what `patient_team.profile_id` may hold. */
  readonly profiles: readonly string[]
  /** What lets the actor read labelled rows beside its own work and teams (`circles-of.ts`). */
  readonly circles: readonly string[]
  /** Whose private events are shared with the actor, by their schedules. */
  readonly sharedBy?: readonly string[]
  /** The supervisors who are away and in whose place the actor co-signs today; each of them may co-sign himself. */
  readonly standsInFor?: readonly string[]
  /** The profile's roles, for what is meant for whoever has one of them. */
  readonly roles?: readonly string[]
  /** The profile's licences, for what is meant for whoever has one of them. */
  readonly licenses?: readonly Licence[]
  /** Patients for whom the gates of population and confidentiality are lifted: an ordinary patient-access token lifts none. */
  readonly allowed: readonly string[]
  /** The background job as which the Automation profile acts; absent for everybody else. */
  readonly job?: string
  readonly locale: string
  /** The practice's own words for patient, session and so on, as PracticePreferences.labels has them. */
  readonly labels?: unknown
  /** Which genders the practice offers for patients. */
  readonly genderSet?: GenderSet | undefined
  /** What the practice has changed of the coded lists, as PracticePreferences.codedListOverrides has it. */
  readonly codedListOverrides?: unknown
}
