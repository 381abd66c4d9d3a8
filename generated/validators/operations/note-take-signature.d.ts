// Generated from schemas/operations/note-take-signature.json by npm run generate. Edits are lost.
import type { NoteTakeSignatureInput } from '../../operations/acts.ts'
import type { Validator } from '../validator.ts'

/** The body of note.takeSignature. */
export const input: Validator<NoteTakeSignatureInput>
