import type { Appointment } from '#generated/types/appointment.ts'
import type { Context } from '#server/operations/handler.ts'
import { tellOfSeries } from '#server/scheduling/acceptance/tell-of-series.ts'
import { bookSlots } from '#server/scheduling/booking/book-slots.ts'
import { giveBackSlots } from '#server/scheduling/booking/slots-query.ts'
import type { Outcome } from '#shared/outcome/outcome.ts'

/** One of a series as it was read and as it is to be. */
export type Rewriting = { readonly before: Appointment; readonly after: Appointment }

/**
 * Writes those of a series that change, and takes their time once all of them have given up the time that they had. What
 * somebody else has changed since it was read is a conflict, and then nothing is written.
 */
export async function writeRows(context: Context, rewritings: readonly Rewriting[]): Promise<Outcome<void>> {
  for (const { before } of rewritings) await giveBackSlots(context, before.id)
  const written: Appointment[] = []
  for (const { before, after } of rewritings) {
    const stored = { id: before.id, versionId: before.meta.versionId }
    const next = await context.stores.of('Appointment').update(stored, after)
    if (!next.ok) return next
    written.push(next.value)
  }
  for (const row of written) {
    const booked = await bookSlots(context, row)
    if (!booked.ok) return booked
  }
  return tellOfSeries(context, { before: rewritings.map(({ before }) => before), after: written })
}
