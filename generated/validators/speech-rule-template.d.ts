// Generated from schemas/resources/speech-rule-template.json by npm run generate. Edits are lost.
import type { SpeechRuleTemplate } from '../types/speech-rule-template.ts'
import type { SpeechRuleTemplateCreate } from '../types/resources.ts'
import type { Validator } from './validator.ts'

/** The body of a create: no id, no meta, nothing that the server owns. */
export const create: Validator<SpeechRuleTemplateCreate>
/** A whole resource, as it is stored and as a PUT brings it. */
export const stored: Validator<SpeechRuleTemplate>
