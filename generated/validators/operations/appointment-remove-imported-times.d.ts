// Generated from schemas/operations/appointment-remove-imported-times.json by npm run generate. Edits are lost.
import type { AppointmentRemoveImportedTimesInput } from '../../operations/acts.ts'
import type { Validator } from '../validator.ts'

/** The body of appointment.removeImportedTimes. */
export const input: Validator<AppointmentRemoveImportedTimesInput>
