// Generated from schemas/enumerations/observation-category.json by npm run generate. Edits are lost.
/** What kind of observation it is. */
export const observationCategories = ['Vital', 'Survey', 'Behaviour', 'Lab', 'Social', 'Routine'] as const

export type ObservationCategory = (typeof observationCategories)[number]
