// Generated from schemas/operations/consent-sign.json by npm run generate. Edits are lost.
import type { ConsentSignInput } from '../../operations/acts.ts'
import type { Validator } from '../validator.ts'

/** The body of consent.sign. */
export const input: Validator<ConsentSignInput>
