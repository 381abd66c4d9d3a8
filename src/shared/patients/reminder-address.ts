import type { NotificationChannel } from '#generated/enumerations/notification-channel.ts'
import type { Patient } from '#generated/types/patient.ts'
import { plusDays } from '#shared/time/calendar.ts'
import { localMoment, momentOf } from '#shared/time/local-moment.ts'

/** The ways by which somebody outside is reminded. */
export type ReminderChannel = Exclude<NotificationChannel, 'InApp'>

/**
 * Where a patient wants to be reminded by this way; undefined: not so. Only a way that the record names as chosen counts, a text
 * message only goes to a number that may get some, and nobody is reminded who has died or is not served any more.
 */
export function reminderAddress(patient: Patient, channel: ReminderChannel): string | undefined {
  const { active, deceased, communicationPreferences } = patient
  if (active === false || deceased?.value === true) return undefined
  if (!communicationPreferences?.reminders?.includes(channel)) return undefined
  return contactFor(patient, channel)
}

/** The address or number of somebody that a message may go to by this way; undefined: there is none. */
export function contactFor(
  { contacts = [] }: Pick<Patient, 'contacts'>,
  channel: ReminderChannel,
): string | undefined {
  const fitting = contacts.filter(({ system, value, maySendText }) =>
    channel === 'Email'
      ? system === 'email' && /^[^\s@<>]+@[^\s@<>]+$/.test(value)
      : (system === 'sms' || system === 'phone') && maySendText === true && /^\+\d{8,15}$/.test(value),
  )
  return fitting.toSorted((one, other) => rankOf(one) - rankOf(other))[0]?.value
}

function rankOf({ preferred, rank = 9 }: NonNullable<Patient['contacts']>[number]): number {
  return preferred === true ? 0 : rank
}

/** When the quiet hours end in which the patient is now, as ISO text; undefined: they are not. */
export function quietUntil(
  { communicationPreferences }: Patient,
  zone: string,
  now: string,
): string | undefined {
  const quiet = communicationPreferences?.quietHours
  if (!quiet || quiet.start === quiet.end) return undefined
  const { date, time } = localMoment(now, zone)
  const isOverNight = quiet.start > quiet.end
  const isQuiet = isOverNight
    ? time >= quiet.start || time < quiet.end
    : time >= quiet.start && time < quiet.end
  if (!isQuiet) return undefined
  const day = isOverNight && time >= quiet.start ? plusDays(date, 1) : date
  return new Date(Date.parse(momentOf({ date: day, time: quiet.end }, zone).instant)).toISOString()
}
