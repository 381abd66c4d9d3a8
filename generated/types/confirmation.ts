// Generated from schemas/types/confirmation.json by npm run generate. Edits are lost.
import type { ConfirmationState } from '../enumerations/confirmation-state.ts'

/** Whether an attendee has confirmed. */
export type Confirmation = {
  readonly state: ConfirmationState
  readonly at?: string
  readonly via?: string
}
