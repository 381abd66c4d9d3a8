// Generated from schemas/operations/consent-revoke.json by npm run generate. Edits are lost.
import type { ConsentRevokeInput } from '../../operations/acts.ts'
import type { Validator } from '../validator.ts'

/** The body of consent.revoke. */
export const input: Validator<ConsentRevokeInput>
