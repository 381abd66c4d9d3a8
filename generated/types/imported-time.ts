// Generated from schemas/types/imported-time.json by npm run generate. Edits are lost.
/** A time that somebody's calendar elsewhere takes: of which event, and its title where its owner keeps titles. */
export type ImportedTime = {
  /** The event's identifier in its own calendar; a hash of it is kept. */
  readonly event: string
  readonly start: string
  readonly end: string
  readonly title?: string
}
