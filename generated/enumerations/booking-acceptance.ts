// Generated from schemas/enumerations/booking-acceptance.json by npm run generate. Edits are lost.
/** Whose bookings in a calendar wait until its owner accepts them. */
export const bookingAcceptances = ['None', 'OtherTeams', 'Everyone'] as const

export type BookingAcceptance = (typeof bookingAcceptances)[number]
