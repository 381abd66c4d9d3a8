import type { Appointment } from '#generated/types/appointment.ts'
import type { Context } from '#server/operations/handler.ts'
import type { Outcome } from '#shared/outcome/outcome.ts'
import { bookSlots } from './book-slots.ts'
import { followSession } from './follow-session.ts'
import { judgeBooking } from './judge-booking.ts'

/** What an act makes of an appointment, judged and followed as its plain write is; who may is asked by the act. */
export async function rebook(
  context: Context,
  { before, after }: { readonly before: Appointment; readonly after: Appointment },
): Promise<Outcome<Appointment>> {
  const judged = await judgeBooking(context, { before, after })
  if (!judged.ok) return judged
  const stored = { id: before.id, versionId: before.meta.versionId }
  const next = await context.stores.of('Appointment').update(stored, judged.value)
  if (!next.ok) return next
  const booked = await bookSlots(context, next.value)
  if (!booked.ok) return booked
  const followed = await followSession(context, before, next.value)
  return followed.ok ? next : followed
}
