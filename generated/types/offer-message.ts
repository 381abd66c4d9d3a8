// Generated from schemas/types/offer-message.json by npm run generate. Edits are lost.
import type { JobResult } from '../enumerations/job-result.ts'
import type { NotificationChannel } from '../enumerations/notification-channel.ts'
import type { ReminderTrouble } from '../enumerations/reminder-trouble.ts'

/** One message about a time that is offered: pending until it was handed over, or why nobody gets it. */
export type OfferMessage = {
  /** The id of who is told, among the attendees. */
  readonly attendee: string
  readonly at: string
  /** None where there is no way to tell. */
  readonly channel?: NotificationChannel
  readonly result: JobResult
  readonly trouble?: ReminderTrouble
}
