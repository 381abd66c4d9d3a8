// Generated from schemas/operations/consent-expire.json by npm run generate. Edits are lost.
import type { ConsentExpireInput } from '../../operations/acts.ts'
import type { Validator } from '../validator.ts'

/** The body of consent.expire. */
export const input: Validator<ConsentExpireInput>
