// Generated from schemas/types/signature.json by npm run generate. Edits are lost.
import type { CodedValue } from './coded-value.ts'
import type { Content } from './content.ts'
import type { LicenceSnapshot } from './licence-snapshot.ts'
import type { Reference } from './reference.ts'
import type { SignatureMeaning } from '../enumerations/signature-meaning.ts'
import type { SignatureMethod } from '../enumerations/signature-method.ts'
import type { SignerRole } from '../enumerations/signer-role.ts'

/** One signature; it never changes, except that it can be marked invalid. */
export type Signature = {
  readonly id: string
  readonly role: SignerRole
  readonly meaning: SignatureMeaning
  readonly method: SignatureMethod
  readonly signer: Reference
  readonly onBehalfOf?: Reference
  readonly signedAt?: string
  readonly stepId?: string
  readonly licence?: LicenceSnapshot
  readonly credentialsText?: string
  readonly image?: Content
  readonly strokes?: string
  readonly contentHash: string
  readonly resourceVersion: string
  readonly ip?: string
  readonly deviceName?: string
  readonly refusalReason?: CodedValue
  readonly comment?: string
  /** The amendment that it signs; absent: the note itself. */
  readonly amendment?: string
  /** For whom a delegate has signed. */
  readonly delegateOf?: Reference
  /** Who took the signature of somebody without a sign-in. */
  readonly takenBy?: Reference
  readonly witness?: string
  readonly invalidated?: {
    readonly at: string
    readonly by: Reference
    readonly reason: string
  }
}
