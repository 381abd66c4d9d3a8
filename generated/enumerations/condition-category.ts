// Generated from schemas/enumerations/condition-category.json by npm run generate. Edits are lost.
/** The values of condition category. */
export const conditionCategories = ['Diagnosis', 'Problem', 'Concern', 'SocialNeed'] as const

export type ConditionCategory = (typeof conditionCategories)[number]
