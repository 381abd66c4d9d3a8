// Generated from schemas/operations/appointment-decline.json by npm run generate. Edits are lost.
import type { AppointmentDeclineInput } from '../../operations/acts.ts'
import type { Validator } from '../validator.ts'

/** The body of appointment.decline. */
export const input: Validator<AppointmentDeclineInput>
