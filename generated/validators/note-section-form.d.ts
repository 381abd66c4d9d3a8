// Generated from schemas/resources/note-section-form.json by npm run generate. Edits are lost.
import type { NoteSectionForm } from '../types/note-section-form.ts'
import type { NoteSectionFormCreate } from '../types/resources.ts'
import type { Validator } from './validator.ts'

/** The body of a create: no id, no meta, nothing that the server owns. */
export const create: Validator<NoteSectionFormCreate>
/** A whole resource, as it is stored and as a PUT brings it. */
export const stored: Validator<NoteSectionForm>
