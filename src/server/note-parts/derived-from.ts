import type { Encounter } from '#generated/types/encounter.ts'
import type { Note } from '#generated/types/note.ts'
import { dueToSign, sessionEnd } from '#shared/scheduling/due-to-sign.ts'
import type { Preferences } from './practice-preferences.ts'

type Derived = Pick<
  Note,
  'serviceDate' | 'patient' | 'program' | 'serviceType' | 'episodeOfCare' | 'dueToSign'
>

/** What a note takes over from its session for search and lists, and when it is due (`noteSignWarningTimeout` in schemas/resources/practice-preferences.json). */
export function derivedFrom(encounter: Encounter, preferences: Preferences): Derived {
  const { serviceDate, timezone, period, patient, program, serviceType, episodeOfCare } = encounter
  const end = sessionEnd({ end: period?.end, serviceDate, timezone })
  return {
    serviceDate,
    ...(patient ? { patient } : {}),
    ...(program ? { program } : {}),
    ...(serviceType ? { serviceType } : {}),
    ...(episodeOfCare ? { episodeOfCare } : {}),
    dueToSign: dueToSign(end, {
      hours: preferences.noteSignWarningTimeout,
      includesWeekends: preferences.sessionToSignIncludesWeekends,
      timezone: preferences.timezone,
      holidays: preferences.holidayDates,
    }),
  }
}
