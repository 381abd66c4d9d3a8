// Generated from schemas/types/cancellation.json by npm run generate. Edits are lost.
import type { CancelInitiator } from '../enumerations/cancel-initiator.ts'
import type { CodedValue } from './coded-value.ts'
import type { Reference } from './reference.ts'

/** Why, by whom and how late something was cancelled. */
export type Cancellation = {
  readonly reason: CodedValue
  readonly initiator: CancelInitiator
  readonly at?: string
  readonly by?: Reference
  readonly comment?: string
  readonly lateMinutes?: number
}
