// Generated from schemas/operations/appointment-repeat.json by npm run generate. Edits are lost.
import type { AppointmentRepeatInput } from '../../operations/acts.ts'
import type { Validator } from '../validator.ts'

/** The body of appointment.repeat. */
export const input: Validator<AppointmentRepeatInput>
