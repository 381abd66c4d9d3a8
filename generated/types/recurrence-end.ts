// Generated from schemas/types/recurrence-end.json by npm run generate. Edits are lost.
/** A series ends after a count of occurrences or on a date. */
export type RecurrenceEnd = {
  readonly count?: number
  readonly until?: string
}
