// Generated from schemas/enumerations/rule-target.json by npm run generate. Edits are lost.
/** Which sessions of a shared note a rule judges. */
export const ruleTargets = ['Parent', 'Members', 'Services', 'Auto'] as const

export type RuleTarget = (typeof ruleTargets)[number]
