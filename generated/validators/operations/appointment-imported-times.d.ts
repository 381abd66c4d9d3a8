// Generated from schemas/operations/appointment-imported-times.json by npm run generate. Edits are lost.
import type { AppointmentImportedTimesInput } from '../../operations/acts.ts'
import type { Validator } from '../validator.ts'

/** The body of appointment.importedTimes. */
export const input: Validator<AppointmentImportedTimesInput>
