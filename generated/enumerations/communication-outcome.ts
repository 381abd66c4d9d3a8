// Generated from schemas/enumerations/communication-outcome.json by npm run generate. Edits are lost.
/** What became of a contact. */
export const communicationOutcomes = ['Reached', 'LeftMessage', 'NoAnswer', 'WrongNumber', 'Refused', 'Sent', 'Bounced'] as const

export type CommunicationOutcome = (typeof communicationOutcomes)[number]
