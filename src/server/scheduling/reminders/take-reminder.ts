import type { Handler } from '#server/operations/handler.ts'
import { failed } from '#shared/outcome/outcome.ts'

/** Writes to an appointment how somebody was reminded of it: only background work brings it, and what is known already is not written twice. */
export const takeReminder: Handler<'appointment.takeReminder'> = async (
  { stores, actor },
  { id, attendee, start, at, channel, result, trouble },
) => {
  if (actor.job === undefined) return failed({ kind: 'forbidden', permission: 'Appointment:Update' })
  const appointments = stores.of('Appointment')
  const found = await appointments.get(id)
  if (!found.ok) return found
  const { reminders = [], meta } = found.value
  const isKnown = reminders.some(
    (each) =>
      each.attendee === attendee && each.channel === channel && Date.parse(each.at) === Date.parse(at),
  )
  if (isKnown) return found
  const reminder = { at, channel, result, attendee, start, ...(trouble && { trouble }) }
  const next = { ...found.value, reminders: [...reminders, reminder] }
  return appointments.update({ id, versionId: meta.versionId }, next)
}
