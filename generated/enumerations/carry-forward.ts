// Generated from schemas/enumerations/carry-forward.json by npm run generate. Edits are lost.
/** The values of carry forward. */
export const carryForwards = ['None', 'LastByMe', 'LastByAnyone'] as const

export type CarryForward = (typeof carryForwards)[number]
