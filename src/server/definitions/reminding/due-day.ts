import type { Packet } from '#generated/types/packet.ts'
import type { PacketResponse } from '#generated/types/packet-response.ts'
import { daysBetween } from '#shared/time/calendar.ts'
import { localDate, localMoment } from '#shared/time/local-moment.ts'

/** Somebody who fills in a part of a packet. */
export type Assignee = PacketResponse['assignees'][number]
/** Nobody is written to of forms before nine in the morning or after eight in the evening, where the practice is. */
const waking = { from: '09:00', until: '20:00' } as const

/** Where and when it is looked at. */
export type Moment = { readonly now: string; readonly zone: string }

/** The day, counted from sending, of which somebody is to be reminded now; undefined: there is nothing to say at this hour, or to this person. */
export function dueDay(
  { reminders = [] }: Pick<Packet, 'reminders'>,
  { sentAt, completedAt }: Assignee,
  { now, zone }: Moment,
): number | undefined {
  if (sentAt === undefined || completedAt !== undefined) return undefined
  const { date, time } = localMoment(now, zone)
  if (time < waking.from || time >= waking.until) return undefined
  const day = daysBetween(localDate(sentAt, zone), date)
  return reminders.includes(day) ? day : undefined
}
