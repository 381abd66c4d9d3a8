// Generated from schemas/operations/appointment-arrivals.json by npm run generate. Edits are lost.
import type { AppointmentArrivalsInput } from '../../operations/acts.ts'
import type { Validator } from '../validator.ts'

/** The body of appointment.arrivals. */
export const input: Validator<AppointmentArrivalsInput>
