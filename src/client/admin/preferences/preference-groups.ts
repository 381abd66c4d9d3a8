import type { MessageId } from '#generated/messages/ids.ts'

/** The preferences of the form, group by group, by the path of each in the row; what each of them does is said beside it. */
export const preferenceGroups = [
  {
    id: 'practice',
    titleId: 'admin.prefs-practice',
    paths: [
      'practiceName',
      'timezone',
      'locale',
      'holidayDates',
      'genderSet',
      'announcements',
      'themeColors.light',
      'themeColors.dark',
      'mobileShell',
    ],
  },
  {
    id: 'notes',
    titleId: 'admin.prefs-notes',
    paths: [
      'noteSignWarningTimeout',
      'sessionToSignIncludesWeekends',
      'overlappingSessionCheck',
      'requirePlaceOfService',
      'hidePlaceOfService',
      'allowNotePrintout',
      'militaryTimeInPrintouts',
      'defaultNoteRules',
    ],
  },
  {
    id: 'patients',
    titleId: 'admin.prefs-patients',
    paths: [
      'filterDiagnosesByProgram',
      'ageOfMajority',
      'minorConsentAges.mentalHealth',
      'minorConsentAges.substanceUse',
      'part2Entity',
    ],
  },
  {
    id: 'scheduling',
    titleId: 'admin.prefs-scheduling',
    paths: [
      'appointmentCreation',
      'appointmentCancellation',
      'allowNotesFromAppointments',
      'defaultRounding',
    ],
  },
  {
    id: 'security',
    titleId: 'admin.prefs-security',
    paths: [
      'sessionTimeout',
      'passwordPolicy.minLength',
      'passwordPolicy.checkBreached',
      'passwordPolicy.maxAgeDays',
    ],
  },
  {
    id: 'keeping',
    titleId: 'admin.prefs-keeping',
    paths: ['chatRetentionDays', 'audioRetentionDays', 'reopenEpisodeDays'],
  },
] as const satisfies readonly PreferenceGroup[]

type PreferenceGroup = { readonly id: string; readonly titleId: MessageId; readonly paths: readonly string[] }

/** A preference by its path in the row. */
export type PreferencePath = (typeof preferenceGroups)[number]['paths'][number]

/** What has a screen of its own. */
const elsewhere = ['labels', 'codedListOverrides', 'chartLayouts']

/** The preferences that stand in no group: the server keeps them and nothing uses them yet. Of one with parts the first part names it. */
export function restingPaths(known: readonly string[]): readonly string[] {
  const grouped = new Set<string>(preferenceGroups.flatMap(({ paths }) => paths))
  return known.filter((path) => !grouped.has(path) && !elsewhere.includes(path.split('.')[0] ?? ''))
}
