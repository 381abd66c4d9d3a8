// Generated from schemas/enumerations/date-precision.json by npm run generate. Edits are lost.
/** The values of date precision. */
export const datePrecisions = ['Year', 'Month', 'Day', 'Time'] as const

export type DatePrecision = (typeof datePrecisions)[number]
