// Generated from schemas/enumerations/rule-timing.json by npm run generate. Edits are lost.
/** When a rule is evaluated: while writing, at signing, or both. */
export const ruleTimings = ['Live', 'AtSign', 'Both'] as const

export type RuleTiming = (typeof ruleTimings)[number]
