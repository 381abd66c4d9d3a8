import type { PracticePreferences } from '#generated/types/practice-preferences.ts'
import type { Context } from '#server/operations/handler.ts'
import { type Outcome, succeeded } from '#shared/outcome/outcome.ts'

/** How this practice wants things; a practice that has never chosen has the defaults of schemas/resources/practice-preferences.json. */
export type Preferences = Pick<
  PracticePreferences,
  | 'noteSignWarningTimeout'
  | 'sessionToSignIncludesWeekends'
  | 'allowNotesFromAppointments'
  | 'appointmentCreation'
  | 'appointmentCancellation'
  | 'timezone'
  | 'holidayDates'
  | 'maxRecurrenceOccurrences'
  | 'ageOfMajority'
  | 'defaultNoteRules'
  | 'labels'
  | 'overlappingSessionCheck'
  | 'requirePlaceOfService'
  | 'hidePlaceOfService'
  | 'unsignWindowHours'
  | 'filterNoteCategoryByProgram'
  | 'practiceName'
  | 'logo'
  | 'locale'
  | 'allowNotePrintout'
  | 'allowMarkAllReview'
  | 'militaryTimeInPrintouts'
  | 'missingPlanLink'
  | 'groupNoteAdminEdit'
  | 'defaultRounding'
>

const defaults: Preferences = {
  noteSignWarningTimeout: 36,
  sessionToSignIncludesWeekends: true,
  allowNotesFromAppointments: true,
  appointmentCreation: false,
  appointmentCancellation: false,
  timezone: 'America/Chicago',
  holidayDates: [],
  maxRecurrenceOccurrences: 260,
  ageOfMajority: 18,
  defaultNoteRules: [],
  overlappingSessionCheck: 'Off',
  requirePlaceOfService: true,
  hidePlaceOfService: false,
  unsignWindowHours: 24,
  filterNoteCategoryByProgram: false,
  practiceName: '',
  locale: 'en-US',
  allowNotePrintout: true,
  allowMarkAllReview: true,
  militaryTimeInPrintouts: false,
  missingPlanLink: 'Warn',
  groupNoteAdminEdit: false,
  defaultRounding: 'EightMinute',
  labels: {
    patient: { singular: 'Patient', plural: 'Patients' },
    session: { singular: 'Session', plural: 'Sessions' },
    location: { singular: 'Location', plural: 'Locations' },
    enrollment: { singular: 'Enrollment', plural: 'Enrollments' },
    problem: { singular: 'Problem', plural: 'Problems' },
    practitioner: { singular: 'Practitioner', plural: 'Practitioners' },
  },
}

/** The practice's preferences as a note needs them. */
export async function practicePreferences(context: Context): Promise<Outcome<Preferences>> {
  const found = await context.stores.of('PracticePreferences').find({ pageSize: 1 })
  return found.ok ? succeeded(found.value.rows[0] ?? defaults) : found
}
