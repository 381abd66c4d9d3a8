import type { Handler } from '#server/operations/handler.ts'
import { mayChange } from '#server/scheduling/booking/may-change.ts'
import { refuse } from '#shared/outcome/refuse.ts'
import { heldWaiting } from './held-waiting.ts'
import { withAttempt } from './with-attempt.ts'

/** Keeps what a call to somebody who waits came to. */
export const noteCall: Handler<'appointment.noteCall'> = async (context, { id, outcome, note }) => {
  const held = await heldWaiting(context, { id })
  if (!held.ok) return held
  const { value: before } = held
  if (before.status !== 'waitlist') return refuse('/status', 'waiting.not-waiting', { kind: 'conflict' })
  const said = note?.trim()
  const waitlist = withAttempt(context, before, { outcome, ...(said && { note: said }) })
  const after = { ...before, waitlist }
  const permitted = await mayChange(context, { operation: 'update', before, after })
  if (!permitted.ok) return permitted
  return context.stores.of('Appointment').update({ id, versionId: before.meta.versionId }, after)
}
