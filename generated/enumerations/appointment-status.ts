// Generated from schemas/enumerations/appointment-status.json by npm run generate. Edits are lost.
/** Where an appointment stands. */
export const appointmentStatuses = [
  'proposed',
  'pending',
  'booked',
  'arrived',
  'fulfilled',
  'cancelled',
  'noshow',
  'entered-in-error',
  'checked-in',
  'waitlist',
] as const

export type AppointmentStatus = (typeof appointmentStatuses)[number]
