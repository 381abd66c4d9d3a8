import type { Appointment } from '#generated/types/appointment.ts'
import type { Handler } from '#server/operations/handler.ts'
import type { Job } from '#server/operations/jobs/job.ts'
import { freeSlots } from '#server/scheduling/booking/book-slots.ts'
import { failed } from '#shared/outcome/outcome.ts'
import { openOffer } from '#shared/scheduling/waiting/open-offer.ts'
import { milliseconds } from '#shared/time/span.ts'
import { heldWaiting } from './held-waiting.ts'
import { waitsAgain } from './waits-again.ts'

/** Frees a time that was offered to somebody who waits and that nobody accepted. */
export const expireOffer: Handler<'appointment.expireOffer'> = async (context, { id }) => {
  const held = await heldWaiting(context, { id })
  if (!held.ok) return held
  const { value: before } = held
  if (!hasRunOut(before, context.now.milliseconds))
    return failed({ kind: 'conflict', because: 'stores.version-changed' })
  const freed = await freeSlots(context, id)
  if (!freed.ok) return freed
  const after = waitsAgain(context, before, 'Expired')
  return context.stores.of('Appointment').update({ id, versionId: before.meta.versionId }, after)
}

/** Frees every time that was held and has run out. */
export const endOffers: Job = async ({ each, ask, now }) => {
  let changed = 0
  const filters = [{ field: 'status', op: 'eq', value: 'pending' }] as const
  for await (const row of each('Appointment', { filters }))
    if (hasRunOut(row, now.milliseconds)) changed += await ask('appointment.expireOffer', row.id)
  return changed
}

function hasRunOut(appointment: Appointment, now: number): boolean {
  const offer = openOffer(appointment)
  return offer !== undefined && milliseconds(offer.until) <= now
}
