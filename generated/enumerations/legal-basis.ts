// Generated from schemas/enumerations/legal-basis.json by npm run generate. Edits are lost.
/** What allows a disclosure. */
export const legalBasises = ['Consent', 'Tpo', 'Emergency', 'CourtOrder', 'Audit'] as const

export type LegalBasis = (typeof legalBasises)[number]
