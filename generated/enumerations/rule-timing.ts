// Generated from schemas/enumerations/rule-timing.json by npm run generate. Edits are lost.
/** The values of rule timing. */
export const ruleTimings = ['Live', 'AtSign', 'Both'] as const

export type RuleTiming = (typeof ruleTimings)[number]
