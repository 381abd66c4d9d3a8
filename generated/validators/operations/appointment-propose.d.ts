// Generated from schemas/operations/appointment-propose.json by npm run generate. Edits are lost.
import type { AppointmentProposeInput } from '../../operations/acts.ts'
import type { Validator } from '../validator.ts'

/** The body of appointment.propose. */
export const input: Validator<AppointmentProposeInput>
