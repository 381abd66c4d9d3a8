// Generated from schemas/operations/appointment-make-calendar-link.json by npm run generate. Edits are lost.
import type { AppointmentMakeCalendarLinkInput } from '../../operations/acts.ts'
import type { Validator } from '../validator.ts'

/** The body of appointment.makeCalendarLink. */
export const input: Validator<AppointmentMakeCalendarLinkInput>
