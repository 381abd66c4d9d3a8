// Generated from schemas/enumerations/identifier-use.json by npm run generate. Edits are lost.
/** Whether an identifier is the usual one, official, temporary or old. */
export const identifierUses = ['usual', 'official', 'temp', 'secondary', 'old'] as const

export type IdentifierUse = (typeof identifierUses)[number]
