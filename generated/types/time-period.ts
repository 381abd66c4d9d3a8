// Generated from schemas/types/time-period.json by npm run generate. Edits are lost.
/** A span between two instants, half open. */
export type TimePeriod = {
  readonly start: string
  readonly end?: string
}
