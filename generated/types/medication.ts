// Generated from schemas/resources/medication.json by npm run generate. Edits are lost.
import type { Approximate } from './approximate.ts'
import type { CodedValue } from './coded-value.ts'
import type { Identifier } from './identifier.ts'
import type { InformationSource } from '../enumerations/information-source.ts'
import type { MedicationAdherence } from '../enumerations/medication-adherence.ts'
import type { MedicationKind } from '../enumerations/medication-kind.ts'
import type { MedicationState } from './medication-state.ts'
import type { MedicationStatus } from '../enumerations/medication-status.ts'
import type { Meta } from './meta.ts'
import type { Reference } from './reference.ts'

/** What a patient takes or took; a statement, not a prescription. One that was stopped says why and when. That somebody takes none holds only while no other one is Active and ends when one is added. */
export type Medication = {
  readonly id: string
  readonly resourceType: 'Medication'
  /** Derived by the server; a different one is refused (2006). */
  readonly partition: string
  readonly display: string
  /** Who else knows it by which number. Of a social security number the last four digits are shown to whoever may not see the whole. */
  readonly identifiers?: readonly Identifier[]
  readonly meta: Meta
  readonly patient: Reference
  /** Choose from the list or write it in your own words. Leave it empty only when the patient takes none. */
  readonly medication?: CodedValue
  /** The patient takes none; refused while another one is Active. */
  readonly noMedications: boolean
  /** Is it taken at present? Stopped needs a reason, completed and stopped a last day. */
  readonly status: MedicationStatus
  readonly kind: MedicationKind
  /** As it was said; nothing is calculated from it. */
  readonly dose?: string
  /** How it gets into the body. */
  readonly route?: string
  /** How often, in words. */
  readonly frequency?: string
  /** Taken only when it is needed. */
  readonly asNeeded: boolean
  /** The problem that it is for. */
  readonly indication?: Reference
  /** Since when; the year or the month is enough. */
  readonly startDate?: Approximate
  /** Not before the start; needed when completed or stopped. */
  readonly endDate?: Approximate
  /** Somebody of the practice, or the name of somebody outside. */
  readonly prescriber?: {
    readonly practitioner?: Reference
    /** The name of someone who does not work here. */
    readonly text?: string
  }
  readonly pharmacy?: Reference
  /** Pieces or milliliters of one filling. */
  readonly quantity?: number
  /** Fillings that are left. */
  readonly refills?: number
  /** The day of the last filling. */
  readonly lastDispensed?: string
  /** How well the patient keeps to it. */
  readonly adherence?: MedicationAdherence
  readonly sideEffects?: string
  /** Asks for a consent of the kind medication. */
  readonly psychotropic: boolean
  /** The consent to take it. */
  readonly consent?: Reference
  /** Who said so. */
  readonly informationSource?: InformationSource
  /** Needed when stopped. */
  readonly stopReason?: string
  /** Who went through it with the patient, and when. */
  readonly reviewed?: readonly {
    readonly by?: Reference
    readonly at?: string
    readonly encounter?: Reference
  }[]
  /** The note from which it came into the chart when that note was signed. */
  readonly note?: Reference
  /** Which answer of the note it is. */
  readonly noteRow?: string
  /** What a signed note changed last, and what stood there before. */
  readonly noteChange?: {
    readonly note: Reference
    readonly row: string
    readonly was: MedicationState
  }
}
