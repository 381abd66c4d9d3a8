// Generated from schemas/enumerations/identifier-type.json by npm run generate. Edits are lost.
/** What kind of number identifies somebody: a record number, a payer's, a license. */
export const identifierTypes = ['mrn', 'medicaid', 'medicare', 'ssn', 'external', 'npi', 'tax', 'dea', 'license', 'other'] as const

export type IdentifierType = (typeof identifierTypes)[number]
