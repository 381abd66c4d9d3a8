// Generated from schemas/operations/appointment-offer-time.json by npm run generate. Edits are lost.
import type { AppointmentOfferTimeInput } from '../../operations/acts.ts'
import type { Validator } from '../validator.ts'

/** The body of appointment.offerTime. */
export const input: Validator<AppointmentOfferTimeInput>
