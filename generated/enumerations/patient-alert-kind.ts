// Generated from schemas/enumerations/patient-alert-kind.json by npm run generate. Edits are lost.
/** What an alert on a patient is about. */
export const patientAlertKinds = ['safety', 'allergy', 'legal', 'communication', 'billing', 'custom'] as const

export type PatientAlertKind = (typeof patientAlertKinds)[number]
