// Generated from schemas/enumerations/time-of-day.json by npm run generate. Edits are lost.
/** The values of time of day. */
export const timeOfDays = ['Morning', 'Afternoon', 'Evening'] as const

export type TimeOfDay = (typeof timeOfDays)[number]
