// Generated from schemas/resources/speech-rule.json by npm run generate. Edits are lost.
import type { SpeechRule } from '../types/speech-rule.ts'
import type { SpeechRuleCreate } from '../types/resources.ts'
import type { Validator } from './validator.ts'

/** The body of a create: no id, no meta, nothing that the server owns. */
export const create: Validator<SpeechRuleCreate>
/** A whole resource, as it is stored and as a PUT brings it. */
export const stored: Validator<SpeechRule>
