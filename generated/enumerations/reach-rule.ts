// Generated from schemas/enumerations/reach-rule.json by npm run generate. Edits are lost.
/** Why a person reaches a patient, or does not. */
export const reachRules = ['NotAsked', 'Everyone', 'Reason', 'ConfidentialTeam', 'OutOfReach', 'Confidential', 'NoRole'] as const

export type ReachRule = (typeof reachRules)[number]
