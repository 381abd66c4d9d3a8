// Generated from schemas/enumerations/carry-forward.json by npm run generate. Edits are lost.
/** Whose earlier note may be carried into a new one. */
export const carryForwards = ['None', 'LastByMe', 'LastByAnyone'] as const

export type CarryForward = (typeof carryForwards)[number]
