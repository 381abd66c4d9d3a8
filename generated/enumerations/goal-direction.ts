// Generated from schemas/enumerations/goal-direction.json by npm run generate. Edits are lost.
/** Where a measure of a goal shall move. */
export const goalDirections = ['Increase', 'Decrease', 'Maintain'] as const

export type GoalDirection = (typeof goalDirections)[number]
