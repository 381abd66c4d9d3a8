import type { Appointment } from '#generated/types/appointment.ts'
import type { Location } from '#generated/types/location.ts'
import type { PracticePreferences } from '#generated/types/practice-preferences.ts'
import type { JobWork } from '#server/operations/jobs/job.ts'
import type { OutgoingMessage } from '#server/operations/jobs/messengers.ts'
import { openStores } from '#server/stores/opening/open-stores.ts'
import type { Stores } from '#server/stores/store.ts'
import { type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { remindedAttendees } from './planned-reminders.ts'
import { quietUntil, reminderAddress } from './reminder-address.ts'
import type { ReminderKey } from './reminder-query.ts'
import { reminderText } from './reminder-text.ts'

/** What is to become of a reminder whose time has come. */
export type JudgedReminder =
  | { readonly kind: 'void' }
  | { readonly kind: 'missed' }
  | { readonly kind: 'later'; readonly at: string }
  | { readonly kind: 'send'; readonly message: Omit<OutgoingMessage, 'id'> }

type Judging = {
  readonly work: JobWork
  readonly preferences: PracticePreferences
  readonly practiceName: string
}

const isVoid: JudgedReminder = { kind: 'void' }

/**
 * Judges a reminder by what is true at this moment: the appointment is booked for that start, its patient still comes, wants to be
 * reminded this way, and has no quiet hours now.
 */
export async function judgeReminder(judging: Judging, reminder: ReminderKey): Promise<JudgedReminder> {
  const judged = await judging.work.open('automation', (opened) =>
    judgeWith(judging, openStores(opened), reminder),
  )
  // What is gone meanwhile is nobody's reminder; a database that is away throws.
  return judged.ok ? judged.value : isVoid
}

async function judgeWith(
  { work, preferences, practiceName }: Judging,
  stores: Stores,
  { appointmentId, attendee, startAt, channel }: ReminderKey,
): Promise<Outcome<JudgedReminder>> {
  const found = await stores.of('Appointment').get(appointmentId)
  if (!found.ok) return found
  const appointment = found.value
  const patientId = remindedAttendees(appointment).find(({ id }) => id === attendee)?.subject.id
  if (patientId === undefined || !isBookedFor(appointment, startAt)) return succeeded(isVoid)
  const patient = await stores.of('Patient').get(patientId)
  if (!patient.ok) return patient
  const to = reminderAddress(patient.value, channel)
  if (to === undefined) return succeeded(isVoid)
  if (Date.parse(startAt) <= work.now.milliseconds) return succeeded({ kind: 'missed' })
  const at = quietUntil(patient.value, appointment.timezone, work.now.iso)
  if (at !== undefined) return succeeded(at < startAt ? { kind: 'later', at } : isVoid)

  const location = await locationOf(stores, appointment)
  const facts = { appointment, patient: patient.value, location, preferences, practiceName }
  return succeeded({ kind: 'send', message: { to, ...reminderText(facts) } })
}

function isBookedFor({ status, start = '' }: Appointment, startAt: string): boolean {
  return status === 'booked' && Date.parse(start) === Date.parse(startAt)
}

async function locationOf(stores: Stores, { location }: Appointment): Promise<Location | undefined> {
  const found = location && (await stores.of('Location').get(location.id))
  return found?.ok ? found.value : undefined
}
