// Generated from schemas/operations/appointment-mark-no-show.json by npm run generate. Edits are lost.
import type { AppointmentMarkNoShowInput } from '../../operations/acts.ts'
import type { Validator } from '../validator.ts'

/** The body of appointment.markNoShow. */
export const input: Validator<AppointmentMarkNoShowInput>
