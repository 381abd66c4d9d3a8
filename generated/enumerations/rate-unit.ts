// Generated from schemas/enumerations/rate-unit.json by npm run generate. Edits are lost.
/** The values of rate unit. */
export const rateUnits = ['unit', 'session'] as const

export type RateUnit = (typeof rateUnits)[number]
