// Generated from schemas/operations/practitioner-reset-password.json by npm run generate. Edits are lost.
import type { PractitionerResetPasswordInput } from '../../operations/acts.ts'
import type { Validator } from '../validator.ts'

/** The body of practitioner.resetPassword. */
export const input: Validator<PractitionerResetPasswordInput>
