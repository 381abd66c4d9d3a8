// Generated from schemas/enumerations/identifier-use.json by npm run generate. Edits are lost.
/** The values of identifier use. */
export const identifierUses = ['usual', 'official', 'temp', 'secondary', 'old'] as const

export type IdentifierUse = (typeof identifierUses)[number]
