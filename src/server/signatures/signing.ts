import type { ActInputs } from '#generated/operations/operations.ts'
import type { SignatureStep } from '#generated/types/signature-step.ts'
import type { SigningSteps } from '#server/note-parts/signing-steps.ts'
import type { NoteParts } from '#shared/notes/note-parts.ts'

/** One signing: who asked, for which step of which note, over which content. */
export type Signing = {
  readonly input: ActInputs['note.sign']
  readonly parts: NoteParts
  readonly steps: SigningSteps
  readonly step: SignatureStep
}
