// Generated from schemas/operations/appointment-answer-offer.json by npm run generate. Edits are lost.
import type { AppointmentAnswerOfferInput } from '../../operations/acts.ts'
import type { Validator } from '../validator.ts'

/** The body of appointment.answerOffer. */
export const input: Validator<AppointmentAnswerOfferInput>
