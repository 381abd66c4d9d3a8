// Generated from schemas/enumerations/time-of-day.json by npm run generate. Edits are lost.
/** The part of the day at which somebody would like to come. */
export const timeOfDays = ['Morning', 'Afternoon', 'Evening'] as const

export type TimeOfDay = (typeof timeOfDays)[number]
