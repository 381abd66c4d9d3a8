// Generated from schemas/operations/appointment-start-note.json by npm run generate. Edits are lost.
import type { AppointmentStartNoteInput } from '../../operations/acts.ts'
import type { Validator } from '../validator.ts'

/** The body of appointment.startNote. */
export const input: Validator<AppointmentStartNoteInput>
