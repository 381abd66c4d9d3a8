// Generated from schemas/operations/appointment-note-call.json by npm run generate. Edits are lost.
import type { AppointmentNoteCallInput } from '../../operations/acts.ts'
import type { Validator } from '../validator.ts'

/** The body of appointment.noteCall. */
export const input: Validator<AppointmentNoteCallInput>
