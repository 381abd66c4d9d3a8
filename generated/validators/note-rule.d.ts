// Generated from schemas/resources/note-rule.json by npm run generate. Edits are lost.
import type { NoteRule } from '../types/note-rule.ts'
import type { NoteRuleCreate } from '../types/resources.ts'
import type { Validator } from './validator.ts'

/** The body of a create: no id, no meta, nothing that the server owns. */
export const create: Validator<NoteRuleCreate>
/** A whole resource, as it is stored and as a PUT brings it. */
export const stored: Validator<NoteRule>
