// Generated from schemas/operations/practitioner-tell-unsigned.json by npm run generate. Edits are lost.
import type { PractitionerTellUnsignedInput } from '../../operations/acts.ts'
import type { Validator } from '../validator.ts'

/** The body of practitioner.tellUnsigned. */
export const input: Validator<PractitionerTellUnsignedInput>
