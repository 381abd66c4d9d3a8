// Generated from schemas/operations/note-rule-publish.json by npm run generate. Edits are lost.
import type { NoteRulePublishInput } from '../../operations/acts.ts'
import type { Validator } from '../validator.ts'

/** The body of noteRule.publish. */
export const input: Validator<NoteRulePublishInput>
