// Generated from schemas/operations/note-section-form-new-version.json by npm run generate. Edits are lost.
import type { NoteSectionFormNewVersionInput } from '../../operations/acts.ts'
import type { Validator } from '../validator.ts'

/** The body of noteSectionForm.newVersion. */
export const input: Validator<NoteSectionFormNewVersionInput>
