// Generated from schemas/enumerations/save-target.json by npm run generate. Edits are lost.
/** The values of save target. */
export const saveTargets = ['None', 'Observation', 'Condition', 'CarePlanOutcome'] as const

export type SaveTarget = (typeof saveTargets)[number]
