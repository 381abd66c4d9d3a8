// Generated from schemas/operations/appointment-take-reminder.json by npm run generate. Edits are lost.
import type { AppointmentTakeReminderInput } from '../../operations/acts.ts'
import type { Validator } from '../validator.ts'

/** The body of appointment.takeReminder. */
export const input: Validator<AppointmentTakeReminderInput>
