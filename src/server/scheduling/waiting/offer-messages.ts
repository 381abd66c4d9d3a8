import type { Appointment } from '#generated/types/appointment.ts'
import type { OfferMessage } from '#generated/types/offer-message.ts'
import type { Patient } from '#generated/types/patient.ts'
import { optional } from '#server/note-parts/optional.ts'
import type { Context } from '#server/operations/handler.ts'
import { wantRuns } from '#server/operations/jobs/want-runs-query.ts'
import { remindedAttendees } from '#server/scheduling/reminders/planned-reminders.ts'
import { type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import type { ReminderChannel } from '#shared/patients/reminder-address.ts'
import { quietUntil, reminderAddress } from '#shared/patients/reminder-address.ts'
import { milliseconds } from '#shared/time/span.ts'

type Telling = { readonly appointment: Appointment; readonly until: string }

/** By which ways the patients of an offer are told of it, or why they are not: by those that they have chosen for reminders. */
export async function offerMessages(
  context: Context,
  { appointment, until }: Telling,
): Promise<Outcome<readonly OfferMessage[]>> {
  const messages: OfferMessage[] = []
  for (const { id, subject } of remindedAttendees(appointment)) {
    const found = await optional(context, 'Patient', subject)
    if (!found.ok) return found
    const ways = waysTo(context, found.value, { appointment, until })
    const told = { attendee: id, at: context.now.iso }
    if (typeof ways === 'string') messages.push({ ...told, result: 'Failed', trouble: ways })
    else for (const channel of ways) messages.push({ ...told, channel, result: 'Pending' })
  }
  return succeeded(messages)
}

/** Whom the asker does not see is told by whatever way there is: what sends judges that anew. */
function waysTo(
  { reminds, now }: Context,
  patient: Patient | undefined,
  { appointment, until }: Telling,
): readonly ReminderChannel[] | NonNullable<OfferMessage['trouble']> {
  const all: readonly ReminderChannel[] = [
    ...(reminds.byEmail ? (['Email'] as const) : []),
    ...(reminds.byText ? (['Sms'] as const) : []),
  ]
  if (all.length === 0) return 'NotSetUp'
  if (!patient) return all
  const chosen = all.filter((way) => patient.communicationPreferences?.reminders?.includes(way))
  if (chosen.length === 0) return 'NotChosen'
  const ways = chosen.filter((way) => reminderAddress(patient, way) !== undefined)
  if (ways.length === 0) return 'NoAddress'
  const quiet = quietUntil(patient, appointment.timezone, now.iso)
  return quiet !== undefined && milliseconds(quiet) >= milliseconds(until) ? 'QuietHours' : ways
}

/** Wakes what sends, in this very transaction: a time is not held for long. */
export async function wantMessages(
  { transaction, actor, newId, now }: Context,
  messages: readonly OfferMessage[],
): Promise<void> {
  if (!messages.some(({ result }) => result === 'Pending')) return
  const run = { practiceId: actor.practiceId, id: newId(), job: 'SendOffers', dueAt: now.iso } as const
  await wantRuns(transaction, [{ ...run, ...(actor.personId !== null && { askedBy: actor.personId }) }])
}
