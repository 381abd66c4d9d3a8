// Generated from schemas/types/enrolled-worker.json by npm run generate. Edits are lost.
import type { CodedValue } from './coded-value.ts'

/** Somebody of the staff in the care team of a new enrollment. */
export type EnrolledWorker = {
  readonly member: string
  readonly role: CodedValue
  readonly leads: boolean
}
