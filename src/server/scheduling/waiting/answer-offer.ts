import type { Appointment } from '#generated/types/appointment.ts'
import type { Reference } from '#generated/types/reference.ts'
import type { Context, Handler } from '#server/operations/handler.ts'
import { asked } from '#server/scheduling/acceptance/await-acceptance.ts'
import { needsAcceptance } from '#server/scheduling/acceptance/needs-acceptance.ts'
import { tellOfAcceptance } from '#server/scheduling/acceptance/tell-of-acceptance.ts'
import { bookSlots } from '#server/scheduling/booking/book-slots.ts'
import { judgeTime } from '#server/scheduling/booking/judge-booking.ts'
import { type Outcome, succeeded } from '#shared/outcome/outcome.ts'
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
  const waits = answer === 'Accepted' ? await needsOwner(context, before, offer.by) : succeeded(false)
  if (!waits.ok) return waits
  return written(
    context,
    before,
    waits.value ? asked(context, after, offer.by ?? context.actor.profile) : after,
  )
}

/** True where neither who offered nor who takes the answer may book in this calendar at once: then the patient has accepted, and its owner is asked. */
async function needsOwner(
  context: Context,
  before: Appointment,
  offeredBy: Reference | undefined,
): Promise<Outcome<boolean>> {
  const own = await needsAcceptance(context, before, context.actor.profile)
  return own.ok && own.value ? needsAcceptance(context, before, offeredBy) : own
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
  const judged = await judgeTime(context, { before, after })
  if (!judged.ok) return judged
  const stored = { id: before.id, versionId: before.meta.versionId }
  const next = await context.stores.of('Appointment').update(stored, judged.value)
  if (!next.ok) return next
  const booked = await bookSlots(context, next.value)
  if (!booked.ok) return booked
  const told = await tellOfAcceptance(context, { before, after: next.value })
  return told.ok ? next : told
}
