// Generated from schemas/enumerations/release-rule.json by npm run generate. Edits are lost.
/** When a note is released to its patient. */
export const releaseRules = ['Always', 'AfterSign', 'Manual', 'Never'] as const

export type ReleaseRule = (typeof releaseRules)[number]
