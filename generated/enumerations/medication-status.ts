// Generated from schemas/enumerations/medication-status.json by npm run generate. Edits are lost.
/** Is a medication taken at present? */
export const medicationStatuses = ['Active', 'Completed', 'Stopped', 'OnHold', 'Unknown', 'EnteredInError'] as const

export type MedicationStatus = (typeof medicationStatuses)[number]
