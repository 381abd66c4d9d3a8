// Generated from schemas/resources/practice-preferences.json by npm run generate. Edits are lost.
import type { ChartLayout } from './chart-layout.ts'
import type { CodedListOverride } from './coded-list-override.ts'
import type { Color } from './color.ts'
import type { Content } from './content.ts'
import type { GenderSet } from '../enumerations/gender-set.ts'
import type { Identifier } from './identifier.ts'
import type { LabelPair } from './label-pair.ts'
import type { Meta } from './meta.ts'
import type { OverlapCheck } from '../enumerations/overlap-check.ts'
import type { Reference } from './reference.ts'
import type { ScribeNoteFormat } from '../enumerations/scribe-note-format.ts'
import type { TimeZone } from './time-zone.ts'
import type { UnitRounding } from '../enumerations/unit-rounding.ts'
import type { Weekday } from '../enumerations/weekday.ts'

/** The settings of a practice; exactly one row. */
export type PracticePreferences = {
  readonly id: string
  readonly resourceType: 'PracticePreferences'
  /** Derived by the server; a different one is refused (2006). */
  readonly partition: string
  readonly display: string
  /** Who else knows it by which number. Of a social security number the last four digits are shown to whoever may not see the whole. */
  readonly identifiers?: readonly Identifier[]
  readonly meta: Meta
  /** Hours until an unsigned note is late, counted from the end of its session, or from the end of the day where it has no times. Where weekends do not count, Saturdays, Sundays and the practice's holidays stop the clock. */
  readonly noteSignWarningTimeout: number
  /** Minutes without activity until sign-out. */
  readonly sessionTimeout: number
  readonly sessionToSignIncludesWeekends: boolean
  readonly allowMarkAllReview: boolean
  readonly overlappingSessionCheck: OverlapCheck
  readonly requirePlaceOfService: boolean
  readonly hidePlaceOfService: boolean
  readonly militaryTimeInPrintouts: boolean
  readonly allowNotePrintout: boolean
  readonly filterNoteCategoryByProgram: boolean
  readonly filterDiagnosesByProgram: boolean
  readonly allowNotesFromAppointments: boolean
  readonly appointmentCreation: boolean
  readonly appointmentCancellation: boolean
  readonly reportEmails: boolean
  readonly monthlyUserReportScheduling: boolean
  readonly mobilePatientSignature: boolean
  readonly defaultScribeNoteFormat: ScribeNoteFormat
  readonly streamlinedStartNote: boolean
  readonly groupNoteAdminEdit: boolean
  /** The practice's own words. */
  readonly labels: {
    readonly patient: LabelPair
    readonly session: LabelPair
    readonly location: LabelPair
    readonly enrollment: LabelPair
    readonly problem: LabelPair
    readonly practitioner: LabelPair
  }
  readonly practiceName: string
  readonly logo?: Content
  readonly timezone: TimeZone
  readonly locale: string
  readonly weekStart: Weekday
  /** Days on which the practice is closed. */
  readonly holidayDates: readonly string[]
  readonly genderSet: GenderSet
  /** Items hidden, added, renamed or put in order. */
  readonly codedListOverrides: readonly CodedListOverride[]
  /** Hours in which a signer may take the signature back. */
  readonly unsignWindowHours: number
  /** Days in which a completed enrollment can be reopened. */
  readonly reopenEpisodeDays: number
  readonly chatRetentionDays: number
  readonly ambientListening: boolean
  readonly audioRetentionDays: number
  readonly defaultRounding: UnitRounding
  /** What happens when a note does not point to the care plan. */
  readonly missingPlanLink: OverlapCheck
  readonly passwordPolicy: {
    readonly minLength?: number
    readonly checkBreached?: boolean
    readonly maxAgeDays?: number
  }
  readonly mfaRequired: boolean
  /** In years. */
  readonly ageOfMajority: number
  readonly minorConsentAges: {
    readonly mentalHealth?: number
    readonly substanceUse?: number
  }
  readonly mobileShell: boolean
  readonly announcements: boolean
  readonly themeColors: {
    readonly light?: Color
    readonly dark?: Color
  }
  /** The cards on the summary of a chart, by role; a person's own layout goes before it. */
  readonly chartLayouts?: readonly {
    /** The key of the security role. */
    readonly role: string
    readonly layout: ChartLayout
  }[]
  readonly part2Entity: boolean
  readonly defaultNoteRules: readonly Reference[]
  /** Hours before an appointment. Patients are reminded by e-mail or text message where their record says so, and where the installation can send them. */
  readonly reminderOffsetsHours: readonly number[]
  /** For patients who cannot come; without it reminders name the number of the location, or none. */
  readonly reminderPhone?: string
  readonly noShowGraceMinutes: number
  /** For somebody on the waiting list who is asked whether they take it. */
  readonly offerHoldMinutes?: number
  /** A booked visit to which nobody came becomes a no-show when its day is over, not one of more than 7 days ago. What is done about it is said by a person, who can also take it back within 72 hours. */
  readonly autoNoShow: boolean
  readonly maxRecurrenceOccurrences: number
  /** Calendar programs outside of this practice then show who comes, and titles of events. */
  readonly namesInCalendars?: boolean
}
