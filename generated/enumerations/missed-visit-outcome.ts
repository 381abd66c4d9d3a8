// Generated from schemas/enumerations/missed-visit-outcome.json by npm run generate. Edits are lost.
/** How a visit was missed. */
export const missedVisitOutcomes = ['NoShow', 'Cancelled'] as const

export type MissedVisitOutcome = (typeof missedVisitOutcomes)[number]
