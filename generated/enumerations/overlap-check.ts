// Generated from schemas/enumerations/overlap-check.json by npm run generate. Edits are lost.
/** Whether a practice's own check of notes is off, warns or blocks. */
export const overlapChecks = ['Off', 'Warn', 'Block'] as const

export type OverlapCheck = (typeof overlapChecks)[number]
