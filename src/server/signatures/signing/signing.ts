import type { ActInputs } from '#generated/operations/operations.ts'
import type { SignatureStep } from '#generated/types/signature-step.ts'
import type { SigningSteps } from '#server/note-parts/signing-steps.ts'
import type { NoteParts } from '#shared/notes/note-parts.ts'

/** One step of a note that is being signed, over which content. */
export type SigningStep = {
  readonly parts: NoteParts
  readonly steps: SigningSteps
  readonly step: SignatureStep
}

/** One signing by somebody of the staff. */
export type Signing = SigningStep & {
  readonly input: Omit<ActInputs['note.sign'], 'parts'> & { readonly id: string }
}
