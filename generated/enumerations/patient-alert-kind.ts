// Generated from schemas/enumerations/patient-alert-kind.json by npm run generate. Edits are lost.
/** The values of patient alert kind. */
export const patientAlertKinds = ['safety', 'allergy', 'legal', 'communication', 'billing', 'custom'] as const

export type PatientAlertKind = (typeof patientAlertKinds)[number]
