// Generated from schemas/enumerations/call-outcome.json by npm run generate. Edits are lost.
/** What a call to somebody who waits came to. */
export const callOutcomes = ['Interested', 'NoAnswer', 'Declined'] as const

export type CallOutcome = (typeof callOutcomes)[number]
