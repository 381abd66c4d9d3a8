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
  return {
    serviceDate,
    ...(patient ? { patient } : {}),
    ...(program ? { program } : {}),
    ...(serviceType ? { serviceType } : {}),
    ...(episodeOfCare ? { episodeOfCare } : {}),
    dueToSign: dueAfter({ end: period?.end, serviceDate, timezone }, preferences),
  }
}

/** When a note is due that is about a day, or about what ended then. */
export function dueAfter(
  what: { readonly end?: string | undefined; readonly serviceDate: string; readonly timezone: string },
  preferences: Preferences,
): string {
  return dueToSign(sessionEnd(what), {
    hours: preferences.noteSignWarningTimeout,
    includesWeekends: preferences.sessionToSignIncludesWeekends,
    timezone: preferences.timezone,
    holidays: preferences.holidayDates,
  })
}
