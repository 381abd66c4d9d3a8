// Generated from schemas/operations/signature-configuration-new-version.json by npm run generate. Edits are lost.
import type { SignatureConfigurationNewVersionInput } from '../../operations/acts.ts'
import type { Validator } from '../validator.ts'

/** The body of signatureConfiguration.newVersion. */
export const input: Validator<SignatureConfigurationNewVersionInput>
