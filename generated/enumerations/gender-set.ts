// Generated from schemas/enumerations/gender-set.json by npm run generate. Edits are lost.
/** Which genders a practice offers to choose from. */
export const genderSets = ['Administrative', 'Binary', 'Expanded'] as const

export type GenderSet = (typeof genderSets)[number]
