// Generated from schemas/enumerations/patient-signature-need.json by npm run generate. Edits are lost.
/** The values of patient signature need. */
export const patientSignatureNeeds = ['Never', 'Always', 'WhenService'] as const

export type PatientSignatureNeed = (typeof patientSignatureNeeds)[number]
