// Generated from schemas/enumerations/telehealth-signature.json by npm run generate. Edits are lost.
/** What is done when a patient who is not in the room would have to sign. */
export const telehealthSignatures = ['Skip', 'RequireLater', 'VerbalAttestation'] as const

export type TelehealthSignature = (typeof telehealthSignatures)[number]
