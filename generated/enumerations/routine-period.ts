// Generated from schemas/enumerations/routine-period.json by npm run generate. Edits are lost.
/** The span that a target is counted in. */
export const routinePeriods = ['Shift', 'Day', 'Week', 'Month'] as const

export type RoutinePeriod = (typeof routinePeriods)[number]
