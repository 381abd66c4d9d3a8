// Generated from schemas/enumerations/visit-outcome.json by npm run generate. Edits are lost.
/** What became of a stop of a mobile day. */
export const visitOutcomes = ['Seen', 'NotHome', 'Refused', 'Cancelled', 'Skipped'] as const

export type VisitOutcome = (typeof visitOutcomes)[number]
