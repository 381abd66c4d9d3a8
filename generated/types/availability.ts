// Generated from schemas/types/availability.json by npm run generate. Edits are lost.
import type { AvailabilityKind } from '../enumerations/availability-kind.ts'
import type { ClockTime } from './clock-time.ts'
import type { EncounterMode } from '../enumerations/encounter-mode.ts'
import type { Recurrence } from './recurrence.ts'
import type { Reference } from './reference.ts'
import type { Weekday } from '../enumerations/weekday.ts'

/** One piece of a schedule: a weekday, a recurrence or a date. */
export type Availability = {
  readonly id: string
  readonly kind: AvailabilityKind
  readonly weekday?: Weekday
  readonly recurrence?: Recurrence
  readonly date?: string
  readonly start: ClockTime
  readonly end: ClockTime
  readonly location?: Reference
  readonly services?: readonly Reference[]
  readonly modes?: readonly EncounterMode[]
  readonly program?: Reference
  readonly maxPatients?: number
  readonly from?: string
  readonly until?: string
  readonly note?: string
}
