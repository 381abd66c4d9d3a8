// Generated from schemas/enumerations/overlap-check.json by npm run generate. Edits are lost.
/** The values of overlap check. */
export const overlapChecks = ['Off', 'Warn', 'Block'] as const

export type OverlapCheck = (typeof overlapChecks)[number]
