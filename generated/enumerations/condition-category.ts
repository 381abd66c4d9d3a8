// Generated from schemas/enumerations/condition-category.json by npm run generate. Edits are lost.
/** What a condition is to care: a diagnosis, a problem, a concern or a social need. */
export const conditionCategories = ['Diagnosis', 'Problem', 'Concern', 'SocialNeed'] as const

export type ConditionCategory = (typeof conditionCategories)[number]
