// Generated from schemas/operations/appointment-revoke-calendar-link.json by npm run generate. Edits are lost.
import type { AppointmentRevokeCalendarLinkInput } from '../../operations/acts.ts'
import type { Validator } from '../validator.ts'

/** The body of appointment.revokeCalendarLink. */
export const input: Validator<AppointmentRevokeCalendarLinkInput>
