// Generated from schemas/enumerations/missed-visit-outcome.json by npm run generate. Edits are lost.
/** The values of missed visit outcome. */
export const missedVisitOutcomes = ['NoShow', 'Cancelled'] as const

export type MissedVisitOutcome = (typeof missedVisitOutcomes)[number]
