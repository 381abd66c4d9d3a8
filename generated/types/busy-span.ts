// Generated from schemas/types/busy-span.json by npm run generate. Edits are lost.
/** When somebody or a room is busy, and nothing of why: either owner or location is named. */
export type BusySpan = {
  readonly owner?: string
  readonly location?: string
  readonly start: string
  readonly end: string
}
