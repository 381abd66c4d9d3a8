// Generated from schemas/resources/note-audit.json by npm run generate. Edits are lost.
import type { NoteAudit } from '../types/note-audit.ts'
import type { NoteAuditCreate } from '../types/resources.ts'
import type { Validator } from './validator.ts'

/** The body of a create: no id, no meta, nothing that the server owns. */
export const create: Validator<NoteAuditCreate>
/** A whole resource, as it is stored and as a PUT brings it. */
export const stored: Validator<NoteAudit>
