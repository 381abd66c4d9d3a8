// Generated from schemas/enumerations/condition-combinator.json by npm run generate. Edits are lost.
/** How the clauses of a condition, or the checks of a note rule, are joined. */
export const conditionCombinators = ['And', 'Or', 'None'] as const

export type ConditionCombinator = (typeof conditionCombinators)[number]
