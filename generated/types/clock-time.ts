// Generated from schemas/types/clock-time.json by npm run generate. Edits are lost.
/** A time of day, HH:MM. */
export type ClockTime = string
