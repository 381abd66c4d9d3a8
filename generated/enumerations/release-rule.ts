// Generated from schemas/enumerations/release-rule.json by npm run generate. Edits are lost.
/** The values of release rule. */
export const releaseRules = ['Always', 'AfterSign', 'Manual', 'Never'] as const

export type ReleaseRule = (typeof releaseRules)[number]
