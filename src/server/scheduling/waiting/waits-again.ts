import type { WaitlistOutcome } from '#generated/enumerations/waitlist-outcome.ts'
import type { Appointment } from '#generated/types/appointment.ts'
import type { Context } from '#server/operations/handler.ts'
import { openOffer } from '#shared/scheduling/waiting/open-offer.ts'
import { withAnswer } from '#shared/scheduling/waiting/with-answer.ts'
import { withOwner } from '#shared/scheduling/with-owner.ts'

/** An appointment whose offer came to nothing waits again, as it did before. */
export function waitsAgain(
  context: Context,
  appointment: Appointment,
  outcome: WaitlistOutcome,
): Appointment {
  const former = openOffer(appointment)?.formerOwner
  const owned = former ? withOwner(appointment, former.id) : appointment
  const { start: _start, end: _end, location: _location, ...rest } = owned
  return { ...rest, status: 'waitlist', waitlist: withAnswer(appointment.waitlist, outcome, context.now.iso) }
}
