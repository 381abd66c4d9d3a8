// Generated from schemas/enumerations/identifier-type.json by npm run generate. Edits are lost.
/** The values of identifier type. */
export const identifierTypes = ['mrn', 'medicaid', 'medicare', 'ssn', 'external', 'npi', 'tax', 'dea', 'license', 'other'] as const

export type IdentifierType = (typeof identifierTypes)[number]
