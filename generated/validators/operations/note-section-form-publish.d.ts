// Generated from schemas/operations/note-section-form-publish.json by npm run generate. Edits are lost.
import type { NoteSectionFormPublishInput } from '../../operations/acts.ts'
import type { Validator } from '../validator.ts'

/** The body of noteSectionForm.publish. */
export const input: Validator<NoteSectionFormPublishInput>
