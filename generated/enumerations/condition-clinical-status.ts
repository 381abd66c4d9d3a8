// Generated from schemas/enumerations/condition-clinical-status.json by npm run generate. Edits are lost.
/** Whether a condition is still there. */
export const conditionClinicalStatuses = ['Active', 'Recurrence', 'Remission', 'Inactive', 'Resolved'] as const

export type ConditionClinicalStatus = (typeof conditionClinicalStatuses)[number]
