// Generated from schemas/enumerations/date-precision.json by npm run generate. Edits are lost.
/** How much of an approximate date is known. */
export const datePrecisions = ['Year', 'Month', 'Day', 'Time'] as const

export type DatePrecision = (typeof datePrecisions)[number]
