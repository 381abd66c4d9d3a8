// Generated from schemas/enumerations/routine-direction.json by npm run generate. Edits are lost.
/** Is more better, or less? */
export const routineDirections = ['AtLeast', 'AtMost'] as const

export type RoutineDirection = (typeof routineDirections)[number]
