import type { Appointment } from '#generated/types/appointment.ts'
import type { Context } from '#server/operations/handler.ts'
import { mayAnswer, mayAsk } from '#server/scheduling/acceptance/may-answer.ts'
import { holdWhileBooking } from '#server/scheduling/booking/slots-query.ts'
import { staleVersion } from '#server/stores/row-store.ts'
import { failed, type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { refuse } from '#shared/outcome/refuse.ts'
import { openRequest } from '#shared/scheduling/acceptance/open-request.ts'

type Asked = { readonly id: string; readonly versionId: string }

/** Which side of the question acts. */
type Side = 'answers' | 'asks'

/** The appointment that waits for an answer, kept from everybody else who answers until this transaction ends: of two the second finds what the first has made, and is told. */
export async function heldRequest(
  context: Context,
  { id, versionId }: Asked,
  side: Side,
): Promise<Outcome<Appointment>> {
  await holdWhileBooking(context, [`acceptance:${id}`])
  const found = await context.stores.of('Appointment').get(id)
  if (!found.ok) return found
  const may = side === 'answers' ? await mayAnswer(context, found.value) : await mayAsk(context, found.value)
  if (!may.ok) return may
  if (!openRequest(found.value)) return notOpen(found.value)
  if (!may.value) return failed({ kind: 'forbidden', permission: 'CanManageAppointments' })
  const { versionId: stored } = found.value.meta
  return stored === versionId ? succeeded(found.value) : failed(staleVersion(stored))
}

/** What is told to whoever comes second. */
function notOpen({ acceptance }: Appointment): Outcome<never> {
  const isKnown = acceptance && acceptance.answer !== 'Waiting' && acceptance.answer !== 'Proposed'
  const message = isKnown ? `acceptance.already-${acceptance.answer}` : 'acceptance.not-asked'
  return refuse('/status', message, { kind: 'conflict' })
}
