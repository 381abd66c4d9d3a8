// Generated from schemas/resources/signature-configuration.json by npm run generate. Edits are lost.
import type { AmendmentSteps } from '../enumerations/amendment-steps.ts'
import type { DefinitionStatus } from '../enumerations/definition-status.ts'
import type { Identifier } from './identifier.ts'
import type { Meta } from './meta.ts'
import type { PatientSignatureNeed } from '../enumerations/patient-signature-need.ts'
import type { Reference } from './reference.ts'
import type { SignatureMethod } from '../enumerations/signature-method.ts'
import type { SignatureStep } from './signature-step.ts'
import type { TelehealthSignature } from '../enumerations/telehealth-signature.ts'

/** Who signs a note, in which order and how. A step can be signed when all required steps before it are. Whoever missed the visit signs nothing. */
export type SignatureConfiguration = {
  readonly id: string
  readonly resourceType: 'SignatureConfiguration'
  /** Derived by the server; a different one is refused (2006). */
  readonly partition: string
  readonly display: string
  /** Who else knows it by which number. Of a social security number the last four digits are shown to whoever may not see the whole. */
  readonly identifiers?: readonly Identifier[]
  readonly meta: Meta
  /** Shown in lists and on notes. */
  readonly name: string
  /** The same in every version. */
  readonly key: string
  /** Counts the versions of one key. */
  readonly version: number
  /** Only Active ones can be chosen. */
  readonly status: DefinitionStatus
  /** The former version. */
  readonly replaces?: Reference
  /** Same order means any sequence. */
  readonly steps: readonly SignatureStep[]
  readonly patientSignature: {
    readonly required?: PatientSignatureNeed
    readonly services?: readonly Reference[]
    readonly methods?: readonly SignatureMethod[]
    readonly telehealth?: TelehealthSignature
  }
  readonly amendmentSteps: AmendmentSteps
  /** Else the practice's preference. */
  readonly unsignWindowHours?: number
  /** The note can not be edited after the first signature. */
  readonly lockAfterFirstSignature: boolean
}
