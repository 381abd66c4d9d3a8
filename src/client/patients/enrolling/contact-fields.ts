import type { CommunicationMedium } from '#generated/enumerations/communication-medium.ts'
import type { CommunicationOutcome } from '#generated/enumerations/communication-outcome.ts'
import type { PlannedContact } from '#generated/types/planned-contact.ts'

/** What somebody has still to do for a patient, as it is written; without a day nothing is to be done. */
export type ContactFields = {
  readonly due: string
  readonly assignee: string
  readonly medium: CommunicationMedium
  readonly outcome: CommunicationOutcome
  readonly summary: string
}

/** Nothing is to be done yet; whoever writes would do it, and has spoken with the patient. */
export function firstContact(assignee: string, summary: string): ContactFields {
  return { due: '', assignee, medium: 'InPerson', outcome: 'Reached', summary }
}

/** What is sent of it; undefined where nothing is to be done. */
export function contactOf({ due, assignee, summary, ...rest }: ContactFields): PlannedContact | undefined {
  if (due === '' || assignee === '' || summary.trim() === '') return undefined
  return { ...rest, due, assignee: { id: assignee, resourceType: 'Practitioner' }, summary: summary.trim() }
}
