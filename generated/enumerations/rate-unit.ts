// Generated from schemas/enumerations/rate-unit.json by npm run generate. Edits are lost.
/** What a service's rate pays for: a unit or a session. */
export const rateUnits = ['unit', 'session'] as const

export type RateUnit = (typeof rateUnits)[number]
