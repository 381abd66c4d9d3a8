// Generated from schemas/types/waiting-step.json by npm run generate. Edits are lost.
import type { SignerRole } from '../enumerations/signer-role.ts'
import type { StepSigner } from '../enumerations/step-signer.ts'

/** A required step that the caller cannot sign now. */
export type WaitingStep = {
  readonly stepId: string
  readonly role: SignerRole
  readonly who: StepSigner
  /** Who can sign it, by name; empty where there is no way to sign it yet. */
  readonly signers: readonly string[]
}
