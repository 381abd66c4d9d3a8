// Generated from schemas/operations/appointment-tell-aged.json by npm run generate. Edits are lost.
import type { AppointmentTellAgedInput } from '../../operations/acts.ts'
import type { Validator } from '../validator.ts'

/** The body of appointment.tellAged. */
export const input: Validator<AppointmentTellAgedInput>
