import type { Appointment } from '#generated/types/appointment.ts'
import type { Context } from '#server/operations/handler.ts'
import { mayChange } from '#server/scheduling/booking/may-change.ts'
import type { Outcome } from '#shared/outcome/outcome.ts'

/** Offering a time and taking an answer is booking: whoever may change this appointment and book such a one may do it. */
export async function mayOffer(
  context: Context,
  before: Appointment,
  after: Appointment,
): Promise<Outcome<void>> {
  const changed = await mayChange(context, { operation: 'update', before, after })
  return changed.ok ? mayChange(context, { operation: 'create', after }) : changed
}
