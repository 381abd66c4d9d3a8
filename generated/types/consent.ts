// Generated from schemas/resources/consent.json by npm run generate. Edits are lost.
import type { Answers } from './answers.ts'
import type { CodedValue } from './coded-value.ts'
import type { ConsentDecision } from '../enumerations/consent-decision.ts'
import type { ConsentStatus } from '../enumerations/consent-status.ts'
import type { DatePeriod } from './date-period.ts'
import type { DisclosureDirection } from '../enumerations/disclosure-direction.ts'
import type { Identifier } from './identifier.ts'
import type { Meta } from './meta.ts'
import type { Reference } from './reference.ts'
import type { RevocationMethod } from '../enumerations/revocation-method.ts'
import type { Signature } from './signature.ts'
import type { SignerRole } from '../enumerations/signer-role.ts'

/** A consent, authorization or acknowledgement: who may share what with whom, until when. While it is in force it has an end or an event that ends it; for substance use records it also says what is shared and that everything was explained (42 CFR 2.31). */
export type Consent = {
  readonly id: string
  readonly resourceType: 'Consent'
  /** Derived by the server; a different one is refused (2006). */
  readonly partition: string
  readonly display: string
  /** Who else knows it by which number. Of a social security number the last four digits are shown to whoever may not see the whole. */
  readonly identifiers?: readonly Identifier[]
  readonly meta: Meta
  readonly patient: Reference
  /** Psychotherapy notes and counseling notes need a consent of their own. */
  readonly kind: CodedValue
  /** Active once everyone needed has signed; expired, refused and revoked are final. */
  readonly status: ConsentStatus
  readonly decision: ConsentDecision
  readonly episodeOfCare?: Reference
  readonly encounter?: Reference
  readonly dateSigned?: string
  /** Most kinds need an end. */
  readonly period: DatePeriod
  /** For example the end of treatment, instead of an end date. */
  readonly expirationEvent?: string
  /** Who may disclose. */
  readonly from?: readonly {
    readonly organization?: Reference
    readonly practitioner?: Reference
    /** A class of holders. */
    readonly text?: string
  }[]
  /** Who may receive. */
  readonly to?: readonly {
    readonly organization?: Reference
    readonly person?: Reference
    readonly name?: string
    readonly contact?: string
    /** For example all treating providers, payers and people who help to run this program. */
    readonly class?: string
  }[]
  /** An exchange that passes information on to its participants. */
  readonly intermediary?: {
    readonly organization: Reference
    readonly participants?: readonly Reference[]
    readonly class?: string
  }
  /** What the information is for. */
  readonly purposes?: readonly CodedValue[]
  /** What is shared; records of substance use treatment need a specific description. */
  readonly information?: {
    readonly classes?: readonly CodedValue[]
    readonly dateRange?: DatePeriod
    readonly description?: string
    /** What is not shared. */
    readonly excludes?: readonly string[]
  }
  readonly direction?: DisclosureDirection
  /** All true before records of substance use treatment are released. */
  readonly statements?: {
    readonly revocationExplained?: boolean
    readonly redisclosureExplained?: boolean
    readonly refusalConsequencesExplained?: boolean
    readonly copyOffered?: boolean
  }
  /** The form that was filled in, in its version. */
  readonly form?: {
    readonly definition: Reference
    readonly data?: Answers
  }
  /** The print of the signed consent. */
  readonly document?: Reference
  /** The person or a representative, a witness or interpreter where needed. */
  readonly signers: readonly {
    readonly role: SignerRole
    readonly person?: Reference
    readonly required?: boolean
    readonly relationship?: string
  }[]
  /** Made by signing. */
  readonly signatures?: readonly Signature[]
  /** Only for telehealth, treatment in a crisis and recording. */
  readonly verbal?: {
    readonly given: boolean
    readonly witness?: Reference
    readonly reason?: string
  }
  /** Takes effect at once; what was disclosed before stays lawful. */
  readonly revocation?: {
    readonly at?: string
    readonly by?: Reference
    readonly method: RevocationMethod
    readonly reason?: string
    readonly effective?: string
    readonly document?: Reference
  }
  /** What was released under this consent. */
  readonly disclosures?: readonly {
    readonly at: string
    readonly transmission?: Reference
    readonly to?: string
    readonly description?: string
  }[]
  /** The consent that was renewed. */
  readonly replaces?: Reference
}
