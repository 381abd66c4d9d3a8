// Generated from schemas/operations/appointment-calendar.json by npm run generate. Edits are lost.
import type { AppointmentCalendarInput } from '../../operations/acts.ts'
import type { Validator } from '../validator.ts'

/** The body of appointment.calendar. */
export const input: Validator<AppointmentCalendarInput>
