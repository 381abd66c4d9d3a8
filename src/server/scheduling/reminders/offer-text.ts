import { speakerFor } from '#server/note-parts/speaker-for.ts'
import { writtenLanguage } from '#shared/patients/written-language.ts'
import { localDate } from '#shared/time/local-moment.ts'
import { momentsFor, phoneOf, practiceOf, type ReminderFacts } from './reminder-text.ts'

/** When it is said, and until when the time is held. */
type Held = { readonly now: string; readonly until: string }

/** The words for a time that is offered: practice, day, time, place, until when it is held, and whom to call. Neither patient nor service, and nothing of why they come. */
export function offerText(
  facts: ReminderFacts,
  { now, until }: Held,
): { readonly subject: string; readonly text: string } {
  const { appointment, preferences, location } = facts
  const { start = '', timezone, mode } = appointment
  const speak = speakerFor(writtenLanguage(facts.patient, facts.preferences), preferences.labels)
  const moments = momentsFor(facts)
  const phone = phoneOf(facts)
  const untilDay = localDate(until, timezone)
  const isToday = untilDay === localDate(now, timezone)
  const held = { day: moments.day(untilDay), time: moments.time(until) }
  const text = [
    speak('reminders.offer', {
      practice: practiceOf(facts),
      day: moments.day(localDate(start, timezone)),
      time: `${moments.time(start)} (${moments.zoneName(timezone, start)})`,
    }),
    ...(mode === 'Telehealth' ? [speak('reminders.offer-video', {})] : []),
    ...(mode !== 'Telehealth' && location ? [speak('reminders.offer-place', { place: location.name })] : []),
    speak(isToday ? 'reminders.offer-until' : 'reminders.offer-until-day', held),
    phone === undefined ? speak('reminders.offer-tell-us', {}) : speak('reminders.offer-call', { phone }),
  ].join(' ')
  return { subject: speak('reminders.offer-subject', {}), text }
}
