// Generated from schemas/types/waiting-note.json by npm run generate. Edits are lost.
import type { NoteComposition } from '../enumerations/note-composition.ts'
import type { Reference } from './reference.ts'
import type { SignatureMeaning } from '../enumerations/signature-meaning.ts'
import type { SigningState } from '../enumerations/signing-state.ts'

/** A note that waits for a signature of the asker: whose, of which day, by whom, and what stands in it to be looked at first. */
export type WaitingNote = {
  readonly note: Reference
  readonly versionId: string
  readonly subject: Reference
  readonly definition: string
  readonly author: Reference
  readonly serviceDate: string
  readonly signingState: SigningState
  /** What the asker's signature says. */
  readonly meaning: SignatureMeaning
  readonly composition: NoteComposition
  /** Which step is the asker's. */
  readonly stepId: string
  /** What the signature attests. */
  readonly attestationText?: string
  /** What the signature would cover. */
  readonly contentHash: string
  /** The asker has opened it since it waits. */
  readonly isOpened: boolean
  /** The last signature, else when it was called ready. */
  readonly since?: string
  readonly dueToSign?: string
  /** Checks that somebody took on with a reason. */
  readonly warnings: number
  /** The supervisor who is out of office, for whom the asker signs. */
  readonly delegateOf?: Reference
  /** The asker may give the signature to another supervisor. */
  readonly mayReassign: boolean
}
