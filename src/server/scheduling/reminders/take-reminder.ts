import type { ActInputs } from '#generated/operations/operations.ts'
import type { Appointment } from '#generated/types/appointment.ts'
import type { OfferMessage } from '#generated/types/offer-message.ts'
import type { Handler } from '#server/operations/handler.ts'
import { failed } from '#shared/outcome/outcome.ts'

type Told = ActInputs['appointment.takeReminder']

/** Writes to an appointment how somebody was reminded of it, or told of an offered time: only background work brings it, and what is known already is not written twice. */
export const takeReminder: Handler<'appointment.takeReminder'> = async ({ stores, actor }, told) => {
  if (actor.job === undefined) return failed({ kind: 'forbidden', permission: 'Appointment:Update' })
  const appointments = stores.of('Appointment')
  const found = await appointments.get(told.id)
  if (!found.ok) return found
  const next = told.offer === undefined ? withReminder(found.value, told) : withTold(found.value, told)
  if (!next) return found
  return appointments.update({ id: told.id, versionId: found.value.meta.versionId }, next)
}

function withReminder(
  appointment: Appointment,
  { attendee, start, at, channel, result, trouble }: Told,
): Appointment | undefined {
  const { reminders = [] } = appointment
  const isKnown = reminders.some(
    (each) => each.attendee === attendee && each.channel === channel && isSame(each.at, at),
  )
  if (isKnown) return undefined
  const reminder = { at, channel, result, attendee, start, ...(trouble && { trouble }) }
  return { ...appointment, reminders: [...reminders, reminder] }
}

/** The appointment with what became of the word of its offer; undefined where it knows that, or nothing of the offer any more. */
function withTold(appointment: Appointment, told: Told): Appointment | undefined {
  const { attendee, offer = '', at, channel, result, trouble } = told
  const { waitlist } = appointment
  const attempts = waitlist?.attempts ?? []
  const of = attempts.find((each) => isSame(each.at, offer) && each.messages)
  const message = of?.messages?.find((each) => each.attendee === attendee && each.channel === channel)
  const isKnown = message?.result === result && isSame(message.at, at)
  if (!of?.messages || !message || isKnown) return undefined
  const next: OfferMessage = { attendee, at, channel, result, ...(trouble && { trouble }) }
  const messages = of.messages.map((each) => (each === message ? next : each))
  return {
    ...appointment,
    waitlist: { ...waitlist, attempts: attempts.map((each) => (each === of ? { ...of, messages } : each)) },
  }
}

function isSame(one: string, other: string): boolean {
  return Date.parse(one) === Date.parse(other)
}
