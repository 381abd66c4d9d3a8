// Generated from schemas/operations/appointment-busy.json by npm run generate. Edits are lost.
import type { AppointmentBusyInput } from '../../operations/acts.ts'
import type { Validator } from '../validator.ts'

/** The body of appointment.busy. */
export const input: Validator<AppointmentBusyInput>
