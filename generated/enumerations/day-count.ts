// Generated from schemas/enumerations/day-count.json by npm run generate. Edits are lost.
/** The values of day count. */
export const dayCounts = ['Calendar', 'Business'] as const

export type DayCount = (typeof dayCounts)[number]
