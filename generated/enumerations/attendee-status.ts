// Generated from schemas/enumerations/attendee-status.json by npm run generate. Edits are lost.
/** How far one attendee of an appointment has come. */
export const attendeeStatuses = ['booked', 'arrived', 'checked-in', 'fulfilled', 'noshow', 'cancelled'] as const

export type AttendeeStatus = (typeof attendeeStatuses)[number]
