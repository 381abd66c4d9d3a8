// Generated from schemas/operations/appointment-calendar-link.json by npm run generate. Edits are lost.
import type { AppointmentCalendarLinkInput } from '../../operations/acts.ts'
import type { Validator } from '../validator.ts'

/** The body of appointment.calendarLink. */
export const input: Validator<AppointmentCalendarLinkInput>
