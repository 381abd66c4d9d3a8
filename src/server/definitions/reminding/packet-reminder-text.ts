import type { PacketResponse } from '#generated/types/packet-response.ts'
import type { Patient } from '#generated/types/patient.ts'
import type { PracticePreferences } from '#generated/types/practice-preferences.ts'
import { speakerFor } from '#server/note-parts/speaker-for.ts'
import { writtenLanguage } from '#shared/patients/written-language.ts'
import { writtenLocale } from '#shared/time/written-locale.ts'
import { momentsOf } from '#shared/time/written-moments.ts'

/** What a reminder of a packet is written from. */
export type PacketReminderFacts = {
  readonly response: PacketResponse
  readonly patient: Patient
  readonly preferences: PracticePreferences
  /** What the practice is called where its preferences do not say. */
  readonly practiceName: string
}

/** The words of a reminder of a packet: practice, day and whom to call. Neither the patient nor what is asked, and no link: whoever reads the letter is not asked who he is. */
export function packetReminderText({ response, patient, preferences, practiceName }: PacketReminderFacts): {
  readonly subject: string
  readonly text: string
} {
  const language = writtenLanguage(patient, preferences)
  const speak = speakerFor(language, preferences.labels)
  const hours = language === 'en' ? 'h12' : 'h23'
  const moments = momentsOf(writtenLocale(language, preferences.locale), preferences.timezone, hours)
  const { dueDate } = response
  const { reminderPhone: phone } = preferences
  const text = [
    speak('reminders.packet', { practice: preferences.practiceName || practiceName }),
    dueDate === undefined
      ? speak('reminders.packet-please', {})
      : speak('reminders.packet-due', { day: moments.day(dueDate) }),
    phone === undefined ? speak('reminders.packet-tell-us', {}) : speak('reminders.packet-call', { phone }),
  ].join(' ')
  return { subject: speak('reminders.packet-subject', {}), text }
}
