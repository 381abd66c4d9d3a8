// Generated from schemas/operations/appointment-find-times.json by npm run generate. Edits are lost.
import type { AppointmentFindTimesInput } from '../../operations/acts.ts'
import type { Validator } from '../validator.ts'

/** The body of appointment.findTimes. */
export const input: Validator<AppointmentFindTimesInput>
