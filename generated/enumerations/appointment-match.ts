// Generated from schemas/enumerations/appointment-match.json by npm run generate. Edits are lost.
/** What of a session must agree with its appointment. */
export const appointmentMatches = ['Patient', 'Service', 'Practitioner', 'Program', 'Date'] as const

export type AppointmentMatch = (typeof appointmentMatches)[number]
