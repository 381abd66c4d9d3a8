// Generated from schemas/types/planned-contact.json by npm run generate. Edits are lost.
import type { CommunicationMedium } from '../enumerations/communication-medium.ts'
import type { CommunicationOutcome } from '../enumerations/communication-outcome.ts'
import type { Reference } from './reference.ts'

/** What somebody has still to do for a patient, and how that was agreed: it becomes a contact with a follow-up. */
export type PlannedContact = {
  readonly due: string
  readonly assignee: Reference
  readonly medium: CommunicationMedium
  readonly outcome: CommunicationOutcome
  /** What is to be done, and what was said about it. */
  readonly summary: string
}
