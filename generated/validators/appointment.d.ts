// Generated from schemas/resources/appointment.json by npm run generate. Edits are lost.
import type { Appointment } from '../types/appointment.ts'
import type { AppointmentCreate } from '../types/resources.ts'
import type { Validator } from './validator.ts'

/** The body of a create: no id, no meta, nothing that the server owns. */
export const create: Validator<AppointmentCreate>
/** A whole resource, as it is stored and as a PUT brings it. */
export const stored: Validator<Appointment>
