// Generated from schemas/types/waitlist-match.json by npm run generate. Edits are lost.
import type { Priority } from '../enumerations/priority.ts'
import type { Reference } from './reference.ts'

/** Somebody who waits and for whom a time would fit. */
export type WaitlistMatch = {
  readonly appointment: Reference
  readonly priority: Priority
  readonly since?: string
}
