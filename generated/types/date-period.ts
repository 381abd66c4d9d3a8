// Generated from schemas/types/date-period.json by npm run generate. Edits are lost.
/** A span of days; both ends are included. */
export type DatePeriod = {
  readonly start: string
  readonly end?: string
}
