import type { Appointment } from '#generated/types/appointment.ts'
import type { Context, Handler } from '#server/operations/handler.ts'
import { bookSlots } from '#server/scheduling/booking/book-slots.ts'
import { judgeBooking } from '#server/scheduling/booking/judge-booking.ts'
import type { Outcome } from '#shared/outcome/outcome.ts'
import { refuse } from '#shared/outcome/refuse.ts'
import { openOffer } from '#shared/scheduling/waiting/open-offer.ts'
import { withAnswer } from '#shared/scheduling/waiting/with-answer.ts'
import { milliseconds } from '#shared/time/span.ts'
import { heldWaiting } from './held-waiting.ts'
import { mayOffer } from './may-offer.ts'
import { waitsAgain } from './waits-again.ts'

/** Takes the answer to an offer: accepted, the time that was held is booked; else it is free again. Whoever answers second is told so, and changes nothing. */
export const answerOffer: Handler<'appointment.answerOffer'> = async (context, { id, answer }) => {
  const held = await heldWaiting(context, { id })
  if (!held.ok) return held
  const { value: before } = held
  const offer = openOffer(before)
  if (!offer) return answered(before)
  const ranOut = milliseconds(offer.until) <= context.now.milliseconds
  if (answer === 'Accepted' && ranOut) return refuse('/answer', 'waiting.ran-out', { kind: 'conflict' })

  const after =
    answer === 'Accepted'
      ? ({
          ...before,
          status: 'booked',
          waitlist: withAnswer(before.waitlist, answer, context.now.iso),
        } as const)
      : waitsAgain(context, before, answer)
  const permitted = await mayOffer(context, before, { ...before, status: after.status })
  if (!permitted.ok) return permitted
  return written(context, before, after)
}

/** What is told to whoever comes second. */
function answered({ status }: Appointment): Outcome<never> {
  return refuse('/status', status === 'booked' ? 'waiting.accepted-already' : 'waiting.no-offer', {
    kind: 'conflict',
  })
}

async function written(
  context: Context,
  before: Appointment,
  after: Appointment,
): Promise<Outcome<Appointment>> {
  const judged = await judgeBooking(context, { before, after })
  if (!judged.ok) return judged
  const stored = { id: before.id, versionId: before.meta.versionId }
  const next = await context.stores.of('Appointment').update(stored, judged.value)
  if (!next.ok) return next
  const booked = await bookSlots(context, next.value)
  return booked.ok ? next : booked
}
