// Generated from schemas/enumerations/waitlist-outcome.json by npm run generate. Edits are lost.
/** What became of a call or an offer to somebody who waits for an appointment. */
export const waitlistOutcomes = ['Offered', 'Accepted', 'Declined', 'NoAnswer', 'Expired', 'Withdrawn', 'Interested'] as const

export type WaitlistOutcome = (typeof waitlistOutcomes)[number]
