// Generated from schemas/types/open-step.json by npm run generate. Edits are lost.
import type { Reference } from './reference.ts'
import type { SignatureMeaning } from '../enumerations/signature-meaning.ts'
import type { SignatureMethod } from '../enumerations/signature-method.ts'
import type { SignerRole } from '../enumerations/signer-role.ts'

/** A step that the caller may sign now. */
export type OpenStep = {
  readonly stepId: string
  readonly role: SignerRole
  readonly meaning: SignatureMeaning
  readonly attestationText?: string
  readonly methods?: readonly SignatureMethod[]
  /** The supervisor who is out of office, for whom the asker signs. */
  readonly delegateOf?: Reference
}
