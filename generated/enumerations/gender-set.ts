// Generated from schemas/enumerations/gender-set.json by npm run generate. Edits are lost.
/** The values of gender set. */
export const genderSets = ['Administrative', 'Binary', 'Expanded'] as const

export type GenderSet = (typeof genderSets)[number]
