// Generated from schemas/enumerations/allergy-status.json by npm run generate. Edits are lost.
/** Whether an allergy holds today. */
export const allergyStatuses = ['Active', 'Inactive', 'Resolved', 'EnteredInError'] as const

export type AllergyStatus = (typeof allergyStatuses)[number]
