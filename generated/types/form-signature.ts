// Generated from schemas/types/form-signature.json by npm run generate. Edits are lost.
import type { Content } from './content.ts'
import type { Reference } from './reference.ts'
import type { SignatureMethod } from '../enumerations/signature-method.ts'
import type { SignerRole } from '../enumerations/signer-role.ts'

/** A signature captured in a form; read-only after the capture. */
export type FormSignature = {
  readonly method: SignatureMethod
  readonly image?: Content
  readonly strokes?: string
  readonly typedName?: string
  readonly signedAt: string
  readonly signer?: Reference
  readonly role?: SignerRole
  readonly statement?: string
}
