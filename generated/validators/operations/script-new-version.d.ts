// Generated from schemas/operations/script-new-version.json by npm run generate. Edits are lost.
import type { ScriptNewVersionInput } from '../../operations/acts.ts'
import type { Validator } from '../validator.ts'

/** The body of script.newVersion. */
export const input: Validator<ScriptNewVersionInput>
