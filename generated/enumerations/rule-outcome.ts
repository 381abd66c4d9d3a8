// Generated from schemas/enumerations/rule-outcome.json by npm run generate. Edits are lost.
/** How one check of a note ended. */
export const ruleOutcomes = ['Pass', 'Fail', 'Skipped', 'Overridden'] as const

export type RuleOutcome = (typeof ruleOutcomes)[number]
