// Generated from schemas/enumerations/date-range-unit.json by npm run generate. Edits are lost.
/** What a span is counted in. */
export const dateRangeUnits = ['day', 'week', 'month', 'quarter', 'year'] as const

export type DateRangeUnit = (typeof dateRangeUnits)[number]
