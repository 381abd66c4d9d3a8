// Generated from schemas/enumerations/rule-target.json by npm run generate. Edits are lost.
/** The values of rule target. */
export const ruleTargets = ['Parent', 'Members', 'Services', 'Auto'] as const

export type RuleTarget = (typeof ruleTargets)[number]
