// Generated from schemas/resources/signature-configuration.json by npm run generate. Edits are lost.
import type { SignatureConfiguration } from '../types/signature-configuration.ts'
import type { SignatureConfigurationCreate } from '../types/resources.ts'
import type { Validator } from './validator.ts'

/** The body of a create: no id, no meta, nothing that the server owns. */
export const create: Validator<SignatureConfigurationCreate>
/** A whole resource, as it is stored and as a PUT brings it. */
export const stored: Validator<SignatureConfiguration>
