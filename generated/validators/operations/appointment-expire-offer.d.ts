// Generated from schemas/operations/appointment-expire-offer.json by npm run generate. Edits are lost.
import type { AppointmentExpireOfferInput } from '../../operations/acts.ts'
import type { Validator } from '../validator.ts'

/** The body of appointment.expireOffer. */
export const input: Validator<AppointmentExpireOfferInput>
