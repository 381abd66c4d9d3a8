// Generated from schemas/enumerations/condition-severity.json by npm run generate. Edits are lost.
/** How severe a condition is. */
export const conditionSeverities = ['Mild', 'Moderate', 'Severe'] as const

export type ConditionSeverity = (typeof conditionSeverities)[number]
