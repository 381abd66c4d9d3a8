import type { AppointmentStatus } from '#generated/enumerations/appointment-status.ts'

/** Statuses from which a note may be started; apart from the lifecycle because Today asks for no more of it. */
export const noteStartingStatuses: readonly AppointmentStatus[] = [
  'booked',
  'arrived',
  'checked-in',
  'noshow',
  'cancelled',
  'fulfilled',
]
