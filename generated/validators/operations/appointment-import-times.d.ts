// Generated from schemas/operations/appointment-import-times.json by npm run generate. Edits are lost.
import type { AppointmentImportTimesInput } from '../../operations/acts.ts'
import type { Validator } from '../validator.ts'

/** The body of appointment.importTimes. */
export const input: Validator<AppointmentImportTimesInput>
