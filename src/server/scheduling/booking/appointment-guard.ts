import type { Guard } from '#server/operations/handler.ts'
import { tellOfAcceptance } from '#server/scheduling/acceptance/tell-of-acceptance.ts'
import { followSession } from '#server/scheduling/statuses/follow-session.ts'
import { succeeded } from '#shared/outcome/outcome.ts'
import { bookSlots, freeSlots } from './book-slots.ts'
import { checkWaiting } from './check-waiting.ts'
import { judgeBooking } from './judge-booking.ts'
import { markedByHand } from './marked-by-hand.ts'
import { mayChange } from './may-change.ts'

/**
 * Every plain write of an appointment: who may, nothing that a held offer forbids, a shape that makes sense, a status that may follow, and time that is free.
 * Busy people and rooms answer 409 with each collision; with `confirmed` the next free lane is taken as far as the owner's
 * schedule allows. One of a series that is changed so is marked as changed by hand.
 */
export const appointmentGuard: Guard<'Appointment'> = {
  beforeWrite: async (context, change) => {
    const permitted = await mayChange(context, change)
    if (!permitted.ok) return permitted
    if (change.operation === 'delete') return succeeded(change.after)

    const waiting = checkWaiting(context, change)
    if (!waiting.ok) return waiting

    const judged = await judgeBooking(context, { ...change, after: waiting.value })
    return judged.ok ? succeeded(markedByHand(change.before, judged.value)) : judged
  },
  afterWrite: async (context, { operation, before, after }) => {
    if (operation === 'delete') return freeSlots(context, after.id)
    const booked = await bookSlots(context, after)
    if (!booked.ok) return booked
    const followed = await followSession(context, before, after)
    return followed.ok ? tellOfAcceptance(context, { before, after }) : followed
  },
}
