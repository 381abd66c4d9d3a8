// Generated from schemas/enumerations/notation-category.json by npm run generate. Edits are lost.
/** What kind of shorthand it is. */
export const notationCategories = ['Abbreviation', 'Symbol', 'Unit', 'DrugShort', 'Prohibited'] as const

export type NotationCategory = (typeof notationCategories)[number]
