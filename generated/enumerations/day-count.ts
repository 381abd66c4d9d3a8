// Generated from schemas/enumerations/day-count.json by npm run generate. Edits are lost.
/** Which days a limit in days counts: all, or business days alone. */
export const dayCounts = ['Calendar', 'Business'] as const

export type DayCount = (typeof dayCounts)[number]
