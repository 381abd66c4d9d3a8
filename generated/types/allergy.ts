// Generated from schemas/resources/allergy.json by npm run generate. Edits are lost.
import type { AllergyCategory } from '../enumerations/allergy-category.ts'
import type { AllergyCriticality } from '../enumerations/allergy-criticality.ts'
import type { AllergyKind } from '../enumerations/allergy-kind.ts'
import type { AllergyStatus } from '../enumerations/allergy-status.ts'
import type { Annotation } from './annotation.ts'
import type { Approximate } from './approximate.ts'
import type { CodedValue } from './coded-value.ts'
import type { ConditionVerification } from '../enumerations/condition-verification.ts'
import type { Identifier } from './identifier.ts'
import type { Meta } from './meta.ts'
import type { ReactionSeverity } from '../enumerations/reaction-severity.ts'
import type { Reference } from './reference.ts'

/** An allergy or intolerance of a person, or the statement that there is none, which holds only while no other one is Active and ends when one is added. */
export type Allergy = {
  readonly id: string
  readonly resourceType: 'Allergy'
  /** Derived by the server; a different one is refused (2006). */
  readonly partition: string
  readonly display: string
  /** Who else knows it by which number. Of a social security number the last four digits are shown to whoever may not see the whole. */
  readonly identifiers?: readonly Identifier[]
  readonly meta: Meta
  readonly patient: Reference
  /** An allergy involves the immune system, an intolerance does not. */
  readonly kind: AllergyKind
  readonly category: AllergyCategory
  /** Choose from the list or write it in your own words. Leave it empty only when there are no known allergies. */
  readonly substance?: CodedValue
  /** Nothing is known; refused while another allergy is active. */
  readonly noKnownAllergies: boolean
  /** Shown first on the banner when high. */
  readonly criticality: AllergyCriticality
  /** Entered in error only with a reason. */
  readonly status: AllergyStatus
  /** How sure it is. */
  readonly verification: ConditionVerification
  readonly onset?: Approximate
  readonly lastOccurrence?: Approximate
  readonly reactions?: readonly {
    /** What happened, for example hives. */
    readonly manifestation: string
    /** How bad it was, where that is known. */
    readonly severity?: ReactionSeverity
    readonly date?: Approximate
  }[]
  /** Who wrote it down first. */
  readonly recorder: Reference
  /** Who looked through the list and when, newest first. */
  readonly reviewed?: readonly {
    readonly by: Reference
    readonly at: string
    readonly encounter?: Reference
  }[]
  readonly notes?: readonly Annotation[]
  /** The note from which it came into the chart when that note was signed. */
  readonly note?: Reference
  /** Which answer of the note it is. */
  readonly noteRow?: string
}
