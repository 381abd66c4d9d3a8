// Generated from schemas/enumerations/save-target.json by npm run generate. Edits are lost.
/** Where else in the chart an answer of a note is saved. */
export const saveTargets = ['None', 'Observation', 'Condition', 'CarePlanOutcome', 'Medication', 'Allergy'] as const

export type SaveTarget = (typeof saveTargets)[number]
