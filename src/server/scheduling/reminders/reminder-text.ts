import type { Appointment } from '#generated/types/appointment.ts'
import type { Location } from '#generated/types/location.ts'
import type { Patient } from '#generated/types/patient.ts'
import type { PracticePreferences } from '#generated/types/practice-preferences.ts'
import { speakerFor } from '#server/note-parts/speaker-for.ts'
import { writtenLanguage } from '#shared/patients/written-language.ts'
import { telehealthAddress } from '#shared/scheduling/surrounding/telehealth-findings.ts'
import { localDate } from '#shared/time/local-moment.ts'
import { writtenLocale } from '#shared/time/written-locale.ts'
import { momentsOf, type WrittenMoments } from '#shared/time/written-moments.ts'

/** What a reminder is written from. */
export type ReminderFacts = {
  readonly appointment: Appointment
  readonly patient: Patient
  readonly location: Location | undefined
  readonly preferences: PracticePreferences
  /** What the practice is called where its preferences do not say. */
  readonly practiceName: string
}

/** The words of a reminder: practice, day and time where the visit is, whom to call and, where it is a visit by video, its address. Neither patient nor service, and nothing that somebody has written. */
export function reminderText(facts: ReminderFacts): { readonly subject: string; readonly text: string } {
  const { appointment, preferences } = facts
  const { start = '', timezone } = appointment
  const speak = speakerFor(writtenLanguage(facts.patient, facts.preferences), preferences.labels)
  const moments = momentsFor(facts)
  const phone = phoneOf(facts)
  const link = telehealthAddress(facts.appointment, facts.location)
  const when = {
    practice: practiceOf(facts),
    day: moments.day(localDate(start, timezone)),
    time: `${moments.time(start)} (${moments.zoneName(timezone, start)})`,
  }
  const text = [
    speak('reminders.text', when),
    ...(link === undefined ? [] : [speak('reminders.link', { link })]),
    phone === undefined ? speak('reminders.tell-us', {}) : speak('reminders.call', { phone }),
  ].join(' ')
  return { subject: speak('reminders.subject', {}), text }
}

/** What the practice is called to patients. */
export function practiceOf({ preferences, practiceName }: ReminderFacts): string {
  return preferences.practiceName || practiceName
}

/** How days and times of the appointment are written to the patient. */
export function momentsFor(facts: ReminderFacts): WrittenMoments {
  const { appointment, preferences } = facts
  const language = writtenLanguage(facts.patient, facts.preferences)
  const hours = language === 'en' ? 'h12' : 'h23'
  return momentsOf(writtenLocale(language, preferences.locale), appointment.timezone, hours)
}

/** Whom the patient calls. */
export function phoneOf({ preferences, location }: ReminderFacts): string | undefined {
  return preferences.reminderPhone ?? location?.contacts?.find(({ system }) => system === 'phone')?.value
}
