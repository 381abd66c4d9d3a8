// Generated from schemas/enumerations/weekday.json by npm run generate. Edits are lost.
/** The values of weekday. */
export const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const

export type Weekday = (typeof weekdays)[number]
