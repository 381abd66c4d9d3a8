// Generated from schemas/enumerations/medication-adherence.json by npm run generate. Edits are lost.
/** How well a patient keeps to a medication. */
export const medicationAdherences = ['Taking', 'Partial', 'NotTaking', 'Unknown'] as const

export type MedicationAdherence = (typeof medicationAdherences)[number]
