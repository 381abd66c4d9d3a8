// Generated from schemas/operations/appointment-sync.json by npm run generate. Edits are lost.
import type { AppointmentSyncInput } from '../../operations/acts.ts'
import type { Validator } from '../validator.ts'

/** The body of appointment.sync. */
export const input: Validator<AppointmentSyncInput>
