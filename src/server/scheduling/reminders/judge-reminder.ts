import type { ReminderTrouble } from '#generated/enumerations/reminder-trouble.ts'
import type { Appointment } from '#generated/types/appointment.ts'
import type { Location } from '#generated/types/location.ts'
import type { PracticePreferences } from '#generated/types/practice-preferences.ts'
import type { JobWork } from '#server/operations/jobs/job.ts'
import type { OutgoingMessage } from '#server/operations/jobs/messengers.ts'
import { instantAt } from '#server/stores/instant.ts'
import { openStores } from '#server/stores/opening/open-stores.ts'
import type { Stores } from '#server/stores/store.ts'
import { type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { quietUntil, reminderAddress } from '#shared/patients/reminder-address.ts'
import { openOffer } from '#shared/scheduling/waiting/open-offer.ts'
import { offerText } from './offer-text.ts'
import { remindedAttendees } from './planned-reminders.ts'
import type { ReminderKey } from './reminder-query.ts'
import { type ReminderFacts, reminderText } from './reminder-text.ts'

/** What is to become of a reminder whose time has come. */
export type JudgedReminder =
  | { readonly kind: 'void' }
  | { readonly kind: 'missed' }
  | { readonly kind: 'untold'; readonly trouble: ReminderTrouble }
  | { readonly kind: 'later'; readonly at: string }
  | { readonly kind: 'send'; readonly message: Omit<OutgoingMessage, 'id'>; readonly deadline: string }

type Judging = {
  readonly work: JobWork
  readonly preferences: PracticePreferences
  readonly practiceName: string
}

const isVoid: JudgedReminder = { kind: 'void' }

/**
 * Judges a reminder by what is true at this moment: the appointment is booked for that start, or that time is still held for its
 * patient, who still comes, wants to be told this way, and has no quiet hours now. Why somebody is not told of an offer is said.
 */
export async function judgeReminder(judging: Judging, reminder: ReminderKey): Promise<JudgedReminder> {
  const judged = await judging.work.open('automation', (opened) =>
    judgeWith(judging, openStores(opened), reminder),
  )
  // What is gone meanwhile is nobody's reminder; a database that is away throws.
  return judged.ok ? judged.value : isVoid
}

async function judgeWith(
  judging: Judging,
  stores: Stores,
  reminder: ReminderKey,
): Promise<Outcome<JudgedReminder>> {
  const found = await stores.of('Appointment').get(reminder.appointmentId)
  if (!found.ok) return found
  const appointment = found.value
  const patientId = remindedAttendees(appointment).find(({ id }) => id === reminder.attendee)?.subject.id
  const deadline = deadlineOf(appointment, reminder)
  if (patientId === undefined || deadline === undefined) return succeeded(isVoid)
  const patient = await stores.of('Patient').get(patientId)
  if (!patient.ok) return patient
  const location = await locationOf(stores, appointment)
  const { preferences, practiceName } = judging
  const facts = { appointment, patient: patient.value, location, preferences, practiceName }
  return succeeded(judgeFacts(judging, reminder, { facts, deadline }))
}

type Judged = { readonly facts: ReminderFacts; readonly deadline: string }

function judgeFacts(
  { work: { now } }: Judging,
  { offer, channel }: ReminderKey,
  { facts, deadline }: Judged,
): JudgedReminder {
  const { appointment, patient } = facts
  const unsaid = (trouble: ReminderTrouble): JudgedReminder =>
    offer === '' ? isVoid : { kind: 'untold', trouble }
  const to = reminderAddress(patient, channel)
  if (to === undefined) return unsaid('NotChosen')
  if (Date.parse(deadline) <= now.milliseconds) return { kind: 'missed' }
  const at = quietUntil(patient, appointment.timezone, now.iso)
  if (at !== undefined) return at < deadline ? { kind: 'later', at } : unsaid('QuietHours')
  const said = offer === '' ? reminderText(facts) : offerText(facts, { now: now.iso, until: deadline })
  return { kind: 'send', message: { to, ...said }, deadline }
}

/** Until when there is something to say, as ISO text: the start of a booked visit, or the end of a time that is held. */
function deadlineOf(appointment: Appointment, { offer, startAt }: ReminderKey): string | undefined {
  return offer === '' ? bookedFor(appointment, startAt) : heldUntil(appointment, offer)
}

function bookedFor({ status, start = '' }: Appointment, startAt: string): string | undefined {
  return status === 'booked' && Date.parse(start) === Date.parse(startAt) ? startAt : undefined
}

/** Until when the time is held of which the offer told; undefined: it is not any more. */
function heldUntil(appointment: Appointment, offered: string): string | undefined {
  const offer = openOffer(appointment)
  if (!offer || Date.parse(offer.at) !== Date.parse(offered)) return undefined
  return instantAt(Date.parse(offer.until)).iso
}

async function locationOf(stores: Stores, { location }: Appointment): Promise<Location | undefined> {
  const found = location && (await stores.of('Location').get(location.id))
  return found?.ok ? found.value : undefined
}
