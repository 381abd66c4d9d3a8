// Generated from schemas/enumerations/telehealth-signature.json by npm run generate. Edits are lost.
/** The values of telehealth signature. */
export const telehealthSignatures = ['Skip', 'RequireLater', 'VerbalAttestation'] as const

export type TelehealthSignature = (typeof telehealthSignatures)[number]
