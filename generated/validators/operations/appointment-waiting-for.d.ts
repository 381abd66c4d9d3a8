// Generated from schemas/operations/appointment-waiting-for.json by npm run generate. Edits are lost.
import type { AppointmentWaitingForInput } from '../../operations/acts.ts'
import type { Validator } from '../validator.ts'

/** The body of appointment.waitingFor. */
export const input: Validator<AppointmentWaitingForInput>
