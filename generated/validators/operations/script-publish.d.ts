// Generated from schemas/operations/script-publish.json by npm run generate. Edits are lost.
import type { ScriptPublishInput } from '../../operations/acts.ts'
import type { Validator } from '../validator.ts'

/** The body of script.publish. */
export const input: Validator<ScriptPublishInput>
