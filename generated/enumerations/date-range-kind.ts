// Generated from schemas/enumerations/date-range-kind.json by npm run generate. Edits are lost.
/** How a span of days is given. */
export const dateRangeKinds = ['Absolute', 'Relative'] as const

export type DateRangeKind = (typeof dateRangeKinds)[number]
