// Generated from schemas/resources/personal-preferences.json by npm run generate. Edits are lost.
import type { CalendarColoring } from '../enumerations/calendar-coloring.ts'
import type { CalendarView } from '../enumerations/calendar-view.ts'
import type { ChartLayout } from './chart-layout.ts'
import type { ClockTime } from './clock-time.ts'
import type { CodedValue } from './coded-value.ts'
import type { ColorScheme } from '../enumerations/color-scheme.ts'
import type { DatePeriod } from './date-period.ts'
import type { EncounterMode } from '../enumerations/encounter-mode.ts'
import type { FontAppearance } from '../enumerations/font-appearance.ts'
import type { Identifier } from './identifier.ts'
import type { ListingState } from './listing-state.ts'
import type { Meta } from './meta.ts'
import type { NotificationCategory } from '../enumerations/notification-category.ts'
import type { NotificationChannel } from '../enumerations/notification-channel.ts'
import type { Reference } from './reference.ts'
import type { ScribeNoteFormat } from '../enumerations/scribe-note-format.ts'
import type { SignatureMethod } from '../enumerations/signature-method.ts'

/** How one person likes to work; one row for each. */
export type PersonalPreferences = {
  readonly id: string
  readonly resourceType: 'PersonalPreferences'
  /** Derived by the server; a different one is refused (2006). */
  readonly partition: string
  readonly display: string
  /** Who else knows it by which number. Of a social security number the last four digits are shown to whoever may not see the whole. */
  readonly identifiers?: readonly Identifier[]
  readonly meta: Meta
  /** The only person who sees and changes it. */
  readonly owner: Reference
  /** Light or dark screens. */
  readonly colorScheme: ColorScheme
  /** Large letters for tired eyes. */
  readonly fontAppearance: FontAppearance
  /** Chosen by hand, against the device or the practice. */
  readonly overridden: boolean
  /** How the calendar opens. */
  readonly calendar?: {
    readonly view?: CalendarView
    readonly startHour?: number
    readonly endHour?: number
    readonly colorsBy?: CalendarColoring
    readonly sidebar?: boolean
    /** Whose calendars are left out. */
    readonly hiddenOwners?: readonly Reference[]
  }
  /** What new notes begin with. */
  readonly defaults?: {
    readonly location?: Reference
    readonly program?: Reference
    readonly noteDefinition?: Reference
    readonly scribeNoteFormat?: ScribeNoteFormat
    readonly mode?: EncounterMode
  }
  /** What was opened last. */
  readonly recent?: {
    readonly patients?: readonly Reference[]
    readonly definitions?: readonly Reference[]
  }
  /** What is kept at the top. */
  readonly favorites?: {
    readonly patients?: readonly Reference[]
    readonly noteDefinitions?: readonly Reference[]
    readonly snippets?: readonly Reference[]
    readonly listings?: readonly Reference[]
    readonly services?: readonly Reference[]
  }
  /** Which news comes by which way. */
  readonly notifications?: {
    readonly categories?: readonly {
      readonly category: NotificationCategory
      readonly channels: readonly NotificationChannel[]
    }[]
    /** Only urgent news comes through. */
    readonly quietHours?: {
      readonly start: ClockTime
      readonly end: ClockTime
    }
  }
  /** How speech becomes text. */
  readonly dictation?: {
    readonly engine?: string
    readonly microphone?: string
    readonly autoPunctuation?: boolean
  }
  /** Tiles on a grid of ten columns. */
  readonly dashboardLayout?: {
    readonly tiles?: readonly {
      readonly id: string
      readonly kind: string
      readonly x: number
      readonly y: number
      readonly width: number
      readonly height: number
    }[]
  }
  /** The cards on the summary of a chart, as this person wants them. */
  readonly chartLayout?: ChartLayout
  /** When each chart was looked at last, so that it can say what is new. */
  readonly chartLooks?: readonly {
    readonly patient: Reference
    readonly at: string
  }[]
  /** Columns, order and filters of each list, as they were left. */
  readonly listingState?: {
    readonly [k: string]: ListingState
  }
  readonly signatureDefaultMethod?: SignatureMethod
  /** Who co-signs meanwhile. */
  readonly outOfOffice?: {
    readonly period: DatePeriod
    readonly delegate: Reference
  }
  readonly language?: CodedValue
  /** Not shown any more. */
  readonly dismissedAnnouncements?: readonly Reference[]
  /** Explanations that were seen. */
  readonly tourSteps?: readonly string[]
}
