import type { ActInputs } from '#generated/operations/operations.ts'
import type { Appointment } from '#generated/types/appointment.ts'
import type { Context, Handler } from '#server/operations/handler.ts'
import { bookSlots } from '#server/scheduling/booking/book-slots.ts'
import { judgeTime } from '#server/scheduling/booking/judge-booking.ts'
import { type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { refuse } from '#shared/outcome/refuse.ts'
import { openOffer, usualHoldMinutes } from '#shared/scheduling/waiting/open-offer.ts'
import { withOwner } from '#shared/scheduling/with-owner.ts'
import { milliseconds, plusMinutes } from '#shared/time/span.ts'
import { heldWaiting } from './held-waiting.ts'
import { mayOffer } from './may-offer.ts'
import { offerMessages, wantMessages } from './offer-messages.ts'
import { withAttempt } from './with-attempt.ts'

/** Holds a time for somebody who waits, who is told of it: it is taken for everybody else until it is answered or runs out. A time that meets anything is never offered. */
export const offerTime: Handler<'appointment.offerTime'> = async (context, input) => {
  const held = await heldWaiting(context, input)
  if (!held.ok) return held
  const { value: before } = held
  if (before.status !== 'waitlist') return refuse('/status', 'waiting.not-waiting', { kind: 'conflict' })
  if (milliseconds(input.start) <= context.now.milliseconds) return refuse('/start', 'waiting.past')

  const holdMinutes = await holdMinutesOf(context)
  if (!holdMinutes.ok) return holdMinutes
  const after = offered(context, { before, holdMinutes: holdMinutes.value }, input)
  const permitted = await mayOffer(context, before, after)
  if (!permitted.ok) return permitted
  const asking = { ...context, options: { ...context.options, confirmed: false } }
  const judged = await judgeTime(asking, { before, after })
  if (!judged.ok) return judged

  const stored = { id: before.id, versionId: before.meta.versionId }
  const telling = await withMessages(context, judged.value)
  if (!telling.ok) return telling
  const written = await context.stores.of('Appointment').update(stored, telling.value)
  if (!written.ok) return written
  await wantMessages(context, openOffer(written.value)?.messages ?? [])
  const booked = await bookSlots(context, written.value)
  return booked.ok ? written : booked
}

/** How long the practice holds a time that it offers. */
async function holdMinutesOf({ stores }: Context): Promise<Outcome<number>> {
  const found = await stores.of('PracticePreferences').find({ pageSize: 1 })
  return found.ok ? succeeded(found.value.rows[0]?.offerHoldMinutes ?? usualHoldMinutes) : found
}

/** The appointment with how its patient is told of the offer. */
async function withMessages(context: Context, appointment: Appointment): Promise<Outcome<Appointment>> {
  const offer = openOffer(appointment)
  if (!offer) return succeeded(appointment)
  const messages = await offerMessages(context, { appointment, until: offer.until })
  if (!messages.ok) return messages
  const { attempts = [], ...wishes } = appointment.waitlist ?? {}
  const told = { ...offer, messages: messages.value }
  return succeeded({ ...appointment, waitlist: { ...wishes, attempts: [...attempts.slice(0, -1), told] } })
}

function offered(
  context: Context,
  { before, holdMinutes }: { readonly before: Appointment; readonly holdMinutes: number },
  input: ActInputs['appointment.offerTime'],
): Appointment {
  const { start, end, owner, location } = input
  const waitlist = withAttempt(context, before, {
    outcome: 'Offered',
    start,
    end,
    until: plusMinutes(context.now.iso, holdMinutes),
    owner: { id: owner, resourceType: 'Practitioner' },
    formerOwner: { id: before.owner.id, resourceType: 'Practitioner' },
  })
  return {
    ...(before.owner.id === owner ? before : withOwner(before, owner)),
    ...{ status: 'pending', start, end, waitlist },
    ...(location && { location: { id: location, resourceType: 'Location' } }),
  }
}
