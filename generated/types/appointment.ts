// Generated from schemas/resources/appointment.json by npm run generate. Edits are lost.
import type { Acceptance } from './acceptance.ts'
import type { Address } from './address.ts'
import type { AppointmentKind } from '../enumerations/appointment-kind.ts'
import type { AppointmentStatus } from '../enumerations/appointment-status.ts'
import type { Attendee } from './attendee.ts'
import type { Cancellation } from './cancellation.ts'
import type { CodedValue } from './coded-value.ts'
import type { EncounterMode } from '../enumerations/encounter-mode.ts'
import type { Identifier } from './identifier.ts'
import type { JobResult } from '../enumerations/job-result.ts'
import type { LocationKind } from '../enumerations/location-kind.ts'
import type { Meta } from './meta.ts'
import type { Money } from './money.ts'
import type { NotificationChannel } from '../enumerations/notification-channel.ts'
import type { Priority } from '../enumerations/priority.ts'
import type { Recurrence } from './recurrence.ts'
import type { Reference } from './reference.ts'
import type { ReminderTrouble } from '../enumerations/reminder-trouble.ts'
import type { StatusChange } from './status-change.ts'
import type { TimeOfDay } from '../enumerations/time-of-day.ts'
import type { TimeZone } from './time-zone.ts'
import type { WaitlistAttempt } from './waitlist-attempt.ts'
import type { Weekday } from '../enumerations/weekday.ts'

/** A planned meeting of at most 16 hours. A visit has a service and a patient. In a group everybody has their own status and the appointment follows: checked in once anyone is, else arrived, else cancelled or missed when all are. */
export type Appointment = {
  readonly id: string
  readonly resourceType: 'Appointment'
  /** Derived by the server; a different one is refused (2006). */
  readonly partition: string
  readonly display: string
  /** Who else knows it by which number. Of a social security number the last four digits are shown to whoever may not see the whole. */
  readonly identifiers?: readonly Identifier[]
  readonly meta: Meta
  /** Booked ones hold their time. */
  readonly status: AppointmentStatus
  /** Needed unless proposed or waiting. */
  readonly start?: string
  /** After the start; at most 16 hours later. */
  readonly end?: string
  /** Of the place, else of the practice. */
  readonly timezone: TimeZone
  /** The minutes between start and end when both are given. */
  readonly duration: number
  /** Staff events only. */
  readonly allDay?: boolean
  /** A meeting of a group; then group is given. */
  readonly isGroup: boolean
  /** Only visits and intakes have a patient. */
  readonly kind: AppointmentKind
  /** Needed for visits and intakes. */
  readonly serviceType?: Reference
  readonly program?: Reference
  /** For one person; in a group each attendee has one. */
  readonly episodeOfCare?: Reference
  /** Site or room of the practice. */
  readonly location?: Reference
  /** Where the service really happens. */
  readonly serviceLocation?: {
    readonly kind: LocationKind
    readonly address?: Address
    readonly placeOfService?: CodedValue
    readonly telehealthUrl?: string
  }
  readonly mode: EncounterMode
  /** Responsible staff member. */
  readonly owner: Reference
  readonly schedule?: Reference
  /** Who takes part. */
  readonly attendees?: readonly Attendee[]
  readonly group?: Reference
  /** When it was booked. */
  readonly created: string
  /** What to document when the visit was missed. */
  readonly missedVisitServiceCode?: Reference
  readonly title?: string
  /** Visible to staff. */
  readonly description?: string
  /** For the patient; reminders leave it out, for they name nothing clinical. */
  readonly patientInstructions?: string
  /** On the first of a series only; repeating an appointment sets it. */
  readonly recurrence?: Recurrence
  /** On the appointments of a series, the first among them; the server says it. */
  readonly series?: {
    readonly master: Reference
    readonly index: number
    readonly originalStart: string
    /** Somebody has changed this one alone. */
    readonly changedByHand?: boolean
  }
  /** Rooms and vehicles that are booked too. */
  readonly resources?: readonly Reference[]
  /** Needed when cancelled. */
  readonly cancellation?: Cancellation
  readonly noShow?: {
    readonly action: CodedValue
    readonly note?: Reference
    readonly contacted?: boolean
  }
  readonly checkIn?: {
    readonly arrivedAt?: string
    readonly checkedInAt?: string
    readonly by?: Reference
    readonly insuranceVerified?: boolean
    readonly addressVerified?: boolean
    readonly consentsVerified?: boolean
    readonly copayCollected?: Money
  }
  /** What was sent. */
  readonly reminders?: readonly {
    readonly at: string
    readonly channel: NotificationChannel
    readonly result: JobResult
    /** The id of who was reminded, among the attendees. */
    readonly attendee?: string
    /** Of which start it told; another one is that of before a move. */
    readonly start?: string
    readonly trouble?: ReminderTrouble
  }[]
  /** The wishes of someone who waits, and the results of calls and offers. Kept once a time is booked. */
  readonly waitlist?: {
    readonly priority?: Priority
    readonly since?: string
    readonly earliest?: string
    readonly latest?: string
    readonly weekdays?: readonly Weekday[]
    readonly timeOfDay?: readonly TimeOfDay[]
    readonly practitioners?: readonly Reference[]
    readonly notes?: string
    /** When whoever keeps the list was told that this one has waited long. */
    readonly agedToldAt?: string
    readonly attempts?: readonly WaitlistAttempt[]
  }
  readonly encounter?: Reference
  /** The unit that is planned to be used. */
  readonly authorization?: {
    readonly coverage: Reference
    readonly authorizationId: string
  }
  readonly rescheduledFrom?: Reference
  readonly copay?: Money
  /** When the facilitators of a group were told that fewer people are expected than it is for. */
  readonly tooFewToldAt?: string
  /** Of a time that somebody of another team has asked for: who asked, and what the owner of the calendar said. */
  readonly acceptance?: Acceptance
  /** Each status and when it began. A move is an entry too, from its status to the same. */
  readonly statusHistory?: readonly StatusChange[]
}
