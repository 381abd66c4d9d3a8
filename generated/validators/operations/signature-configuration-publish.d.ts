// Generated from schemas/operations/signature-configuration-publish.json by npm run generate. Edits are lost.
import type { SignatureConfigurationPublishInput } from '../../operations/acts.ts'
import type { Validator } from '../validator.ts'

/** The body of signatureConfiguration.publish. */
export const input: Validator<SignatureConfigurationPublishInput>
