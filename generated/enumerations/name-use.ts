// Generated from schemas/enumerations/name-use.json by npm run generate. Edits are lost.
/** The values of name use. */
export const nameUses = ['official', 'usual', 'nickname', 'maiden', 'old'] as const

export type NameUse = (typeof nameUses)[number]
