// Generated from schemas/enumerations/patient-signature-need.json by npm run generate. Edits are lost.
/** When a patient has to sign a note. */
export const patientSignatureNeeds = ['Never', 'Always', 'WhenService'] as const

export type PatientSignatureNeed = (typeof patientSignatureNeeds)[number]
