// Generated from schemas/resources/document-transmission.json by npm run generate. Edits are lost.
import type { CodedValue } from './coded-value.ts'
import type { Identifier } from './identifier.ts'
import type { JobResult } from '../enumerations/job-result.ts'
import type { LegalBasis } from '../enumerations/legal-basis.ts'
import type { Meta } from './meta.ts'
import type { Reference } from './reference.ts'
import type { TransmissionDirection } from '../enumerations/transmission-direction.ts'
import type { TransmissionMethod } from '../enumerations/transmission-method.ts'

/** The sending of documents to somebody outside, with its legal basis. It is never deleted. */
export type DocumentTransmission = {
  readonly id: string
  readonly resourceType: 'DocumentTransmission'
  /** Derived by the server; a different one is refused (2006). */
  readonly partition: string
  readonly display: string
  /** Who else knows it by which number. Of a social security number the last four digits are shown to whoever may not see the whole. */
  readonly identifiers?: readonly Identifier[]
  readonly meta: Meta
  readonly patient: Reference
  readonly documents: readonly Reference[]
  /** Who receives, and where. */
  readonly recipient: {
    readonly organization?: Reference
    readonly practitioner?: Reference
    readonly relatedPerson?: Reference
    readonly name: string
    readonly fax?: string
    readonly directAddress?: string
    readonly email?: string
    readonly url?: string
  }
  readonly method: TransmissionMethod
  readonly direction: TransmissionDirection
  readonly purpose: CodedValue
  /** Needed unless it is for treatment, payment or operations; always for substance use records and psychotherapy notes. */
  readonly consent?: Reference
  readonly legalBasis: LegalBasis
  /** Needed in an emergency, for a court order and for an audit. */
  readonly basisReason?: string
  /** Who has let it leave without a consent, and why; the privacy officer alone does. */
  readonly release?: {
    readonly at: string
    readonly by: Reference
    readonly reason: string
  }
  /** Goes with substance use records. */
  readonly noticeAttached: boolean
  /** Tried up to five times again when it fails; the privacy officer releases what is on hold. */
  readonly result: JobResult
  readonly attempts?: readonly {
    readonly at: string
    readonly result: JobResult
    readonly message?: string
    readonly providerId?: string
  }[]
  readonly coverPage?: string
  readonly pages?: number
  readonly sentBy?: Reference
  readonly sentAt?: string
  /** What the other side answered. */
  readonly confirmation?: string
}
