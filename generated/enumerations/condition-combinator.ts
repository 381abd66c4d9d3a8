// Generated from schemas/enumerations/condition-combinator.json by npm run generate. Edits are lost.
/** The values of condition combinator. */
export const conditionCombinators = ['And', 'Or', 'None'] as const

export type ConditionCombinator = (typeof conditionCombinators)[number]
