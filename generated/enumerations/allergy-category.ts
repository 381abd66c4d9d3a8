// Generated from schemas/enumerations/allergy-category.json by npm run generate. Edits are lost.
/** What kind of substance causes the reaction. */
export const allergyCategories = ['Food', 'Medication', 'Environment', 'Biologic'] as const

export type AllergyCategory = (typeof allergyCategories)[number]
