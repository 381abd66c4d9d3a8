// Generated from schemas/types/attendee.json by npm run generate. Edits are lost.
import type { AttendeeKind } from '../enumerations/attendee-kind.ts'
import type { AttendeeRequirement } from '../enumerations/attendee-requirement.ts'
import type { AttendeeStatus } from '../enumerations/attendee-status.ts'
import type { Cancellation } from './cancellation.ts'
import type { CodedValue } from './coded-value.ts'
import type { Confirmation } from './confirmation.ts'
import type { Reference } from './reference.ts'

/** A person, place or group that takes part in an appointment. */
export type Attendee = {
  readonly id: string
  readonly kind: AttendeeKind
  readonly subject: Reference
  readonly episodeOfCare?: Reference
  readonly requirement?: AttendeeRequirement
  /** Takes part this once, without belonging to the group. */
  readonly guest?: boolean
  readonly status?: AttendeeStatus
  readonly arrivedAt?: string
  readonly leftAt?: string
  readonly attendance?: CodedValue
  readonly cancellation?: Cancellation
  readonly confirmation?: Confirmation
}
