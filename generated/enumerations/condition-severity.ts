// Generated from schemas/enumerations/condition-severity.json by npm run generate. Edits are lost.
/** The values of condition severity. */
export const conditionSeverities = ['Mild', 'Moderate', 'Severe'] as const

export type ConditionSeverity = (typeof conditionSeverities)[number]
