// Generated from schemas/enumerations/medication-kind.json by npm run generate. Edits are lost.
/** How a medication comes to a patient. */
export const medicationKinds = ['Prescribed', 'OTC', 'Herbal', 'LongActingInjectable', 'OpioidTreatment'] as const

export type MedicationKind = (typeof medicationKinds)[number]
