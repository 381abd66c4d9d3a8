// Generated from schemas/enumerations/weekday.json by npm run generate. Edits are lost.
/** A day of the week. */
export const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const

export type Weekday = (typeof weekdays)[number]
