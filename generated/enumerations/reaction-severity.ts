// Generated from schemas/enumerations/reaction-severity.json by npm run generate. Edits are lost.
/** How bad a reaction was. */
export const reactionSeverities = ['Mild', 'Moderate', 'Severe'] as const

export type ReactionSeverity = (typeof reactionSeverities)[number]
