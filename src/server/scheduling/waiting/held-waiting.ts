import type { Appointment } from '#generated/types/appointment.ts'
import type { Context } from '#server/operations/handler.ts'
import { holdWhileBooking } from '#server/scheduling/booking/slots-query.ts'
import { staleVersion } from '#server/stores/row-store.ts'
import { failed, type Outcome } from '#shared/outcome/outcome.ts'

/** The appointment of somebody who waits, kept from everybody else who calls, offers or answers until this transaction ends: of two the second finds what the first has made. */
export async function heldWaiting(
  context: Context,
  { id, versionId }: { readonly id: string; readonly versionId?: string },
): Promise<Outcome<Appointment>> {
  await holdWhileBooking(context, [`waiting:${id}`])
  const found = await context.stores.of('Appointment').get(id)
  if (!found.ok || versionId === undefined) return found
  const { versionId: stored } = found.value.meta
  return stored === versionId ? found : failed(staleVersion(stored))
}
