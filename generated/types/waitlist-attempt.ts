// Generated from schemas/types/waitlist-attempt.json by npm run generate. Edits are lost.
import type { OfferMessage } from './offer-message.ts'
import type { Reference } from './reference.ts'
import type { WaitlistOutcome } from '../enumerations/waitlist-outcome.ts'

/** One call or one offer to somebody who waits, and what became of it. An offer has a time and is held until it runs out. */
export type WaitlistAttempt = {
  readonly at: string
  readonly by?: Reference
  readonly outcome: WaitlistOutcome
  readonly endedAt?: string
  readonly note?: string
  readonly start?: string
  readonly end?: string
  readonly until?: string
  readonly owner?: Reference
  /** Whose it is again when the offer comes to nothing. */
  readonly formerOwner?: Reference
  /** How the patient was told of the offer, or why not. */
  readonly messages?: readonly OfferMessage[]
}
