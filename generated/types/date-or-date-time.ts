// Generated from schemas/types/date-or-date-time.json by npm run generate. Edits are lost.
/** A day, or an instant with its offset. */
export type DateOrDateTime = string
