import type { PacketResponse } from '#generated/types/packet-response.ts'
import type { Assignee } from './due-day.ts'

/** A reminder that went out, or is on its way. */
export type SentReminder = NonNullable<PacketResponse['remindersSent']>[number]

/** What is known of the reminder of this day; what went out before the packet was sent anew is of another sending. */
export function knownReminder(
  { remindersSent = [] }: PacketResponse,
  { person, sentAt = '' }: Assignee,
  day: number,
): SentReminder | undefined {
  return remindersSent.find(
    (each) => each.person?.id === person.id && each.day === day && Date.parse(each.at) >= Date.parse(sentAt),
  )
}
