// Generated from schemas/types/free-time.json by npm run generate. Edits are lost.
/** A time that is free: with whom, and in which room where one was asked for. */
export type FreeTime = {
  readonly start: string
  readonly end: string
  readonly owner: string
  readonly location?: string
}
