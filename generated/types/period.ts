// Generated from schemas/types/period.json by npm run generate. Edits are lost.
import type { DateOrDateTime } from './date-or-date-time.ts'

/** A span of time; the end is not before the start. Both ends are dates or instants of the same kind. */
export type Period = {
  readonly start?: DateOrDateTime
  readonly end?: DateOrDateTime
}
