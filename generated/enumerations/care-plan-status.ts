// Generated from schemas/enumerations/care-plan-status.json by npm run generate. Edits are lost.
/** Whether a care plan is being written, in force or over. */
export const carePlanStatuses = ['Draft', 'Active', 'OnHold', 'Completed', 'Revoked', 'EnteredInError'] as const

export type CarePlanStatus = (typeof carePlanStatuses)[number]
