// Generated from schemas/operations/appointment-tell-too-few.json by npm run generate. Edits are lost.
import type { AppointmentTellTooFewInput } from '../../operations/acts.ts'
import type { Validator } from '../validator.ts'

/** The body of appointment.tellTooFew. */
export const input: Validator<AppointmentTellTooFewInput>
