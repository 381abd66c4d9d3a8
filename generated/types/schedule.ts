// Generated from schemas/resources/schedule.json by npm run generate. Edits are lost.
import type { Availability } from './availability.ts'
import type { AvailabilityKind } from '../enumerations/availability-kind.ts'
import type { BookingAcceptance } from '../enumerations/booking-acceptance.ts'
import type { ClockTime } from './clock-time.ts'
import type { Color } from './color.ts'
import type { Identifier } from './identifier.ts'
import type { Meta } from './meta.ts'
import type { Period } from './period.ts'
import type { Reference } from './reference.ts'
import type { ScheduleOwnerKind } from '../enumerations/schedule-owner-kind.ts'
import type { TimeZone } from './time-zone.ts'

/** When its owner is available. An exception goes before a dated row and that before a weekly one; among equals, unavailable time and time off go before a hold, and a hold before available time. Without a row the whole day is open. */
export type Schedule = {
  readonly id: string
  readonly resourceType: 'Schedule'
  /** Derived by the server; a different one is refused (2006). */
  readonly partition: string
  readonly display: string
  /** Who else knows it by which number. Of a social security number the last four digits are shown to whoever may not see the whole. */
  readonly identifiers?: readonly Identifier[]
  readonly meta: Meta
  /** Whose availability this is. */
  readonly owner: Reference
  readonly ownerKind: ScheduleOwnerKind
  readonly name: string
  readonly timezone: TimeZone
  /** One active schedule per owner and date. */
  readonly active: boolean
  readonly period?: Period
  /** Length of a slot in the calendar. */
  readonly slotMinutes: number
  /** Exactly one of weekday, recurrence and date in each row. */
  readonly availability?: readonly Availability[]
  /** Days that differ from the rest. */
  readonly exceptions?: readonly {
    readonly date: string
    readonly kind: AvailabilityKind
    readonly start?: ClockTime
    readonly end?: ClockTime
    readonly reason?: string
  }[]
  readonly bookingWindow: {
    readonly minHours?: number
    readonly maxDays?: number
  }
  readonly buffers: {
    readonly beforeMinutes?: number
    readonly afterMinutes?: number
  }
  /** How many patients may overlap. */
  readonly doubleBooking: {
    readonly allowed?: boolean
    readonly max?: number
  }
  /** Whose bookings wait until the owner accepts them. Of another team is who shares no program with the owner and neither supervises the owner nor is supervised. */
  readonly acceptance?: BookingAcceptance
  /** Patients may propose times. */
  readonly publicBooking: boolean
  readonly color?: Color
  /** May see details of private events. */
  readonly sharedWith?: readonly Reference[]
}
