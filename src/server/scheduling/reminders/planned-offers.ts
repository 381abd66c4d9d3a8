import type { Appointment } from '#generated/types/appointment.ts'
import { instantAt } from '#server/stores/instant.ts'
import { openOffer } from '#shared/scheduling/waiting/open-offer.ts'
import type { PlannedReminder } from './reminder-query.ts'

/** What is to be said at once of a time that is held for somebody who waits, as far as the offer wants it said. */
export function plannedOffers(appointment: Appointment): readonly PlannedReminder[] {
  const offer = openOffer(appointment)
  if (!offer) return []
  const offered = instantAt(Date.parse(offer.at)).iso
  const startAt = instantAt(Date.parse(offer.start)).iso
  return (offer.messages ?? []).flatMap(({ attendee, channel, result }) =>
    result === 'Pending' && (channel === 'Email' || channel === 'Sms')
      ? [
          {
            appointmentId: appointment.id,
            attendee,
            startAt,
            hours: 0,
            offer: offered,
            channel,
            dueAt: offered,
          },
        ]
      : [],
  )
}
