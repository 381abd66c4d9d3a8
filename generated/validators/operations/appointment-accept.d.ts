// Generated from schemas/operations/appointment-accept.json by npm run generate. Edits are lost.
import type { AppointmentAcceptInput } from '../../operations/acts.ts'
import type { Validator } from '../validator.ts'

/** The body of appointment.accept. */
export const input: Validator<AppointmentAcceptInput>
