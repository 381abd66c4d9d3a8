// Generated from schemas/enumerations/attendee-status.json by npm run generate. Edits are lost.
/** The values of attendee status. */
export const attendeeStatuses = ['booked', 'arrived', 'checked-in', 'fulfilled', 'noshow', 'cancelled'] as const

export type AttendeeStatus = (typeof attendeeStatuses)[number]
