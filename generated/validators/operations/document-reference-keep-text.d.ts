// Generated from schemas/operations/document-reference-keep-text.json by npm run generate. Edits are lost.
import type { DocumentReferenceKeepTextInput } from '../../operations/acts.ts'
import type { Validator } from '../validator.ts'

/** The body of documentReference.keepText. */
export const input: Validator<DocumentReferenceKeepTextInput>
