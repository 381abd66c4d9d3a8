// Generated from schemas/operations/note-rule-new-version.json by npm run generate. Edits are lost.
import type { NoteRuleNewVersionInput } from '../../operations/acts.ts'
import type { Validator } from '../validator.ts'

/** The body of noteRule.newVersion. */
export const input: Validator<NoteRuleNewVersionInput>
