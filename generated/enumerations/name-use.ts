// Generated from schemas/enumerations/name-use.json by npm run generate. Edits are lost.
/** What a name of a person is: official, usual, a nickname, or former. */
export const nameUses = ['official', 'usual', 'nickname', 'maiden', 'old'] as const

export type NameUse = (typeof nameUses)[number]
