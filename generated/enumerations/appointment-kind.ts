// Generated from schemas/enumerations/appointment-kind.json by npm run generate. Edits are lost.
/** What booked time is for. */
export const appointmentKinds = ['Visit', 'Intake', 'Meeting', 'Block', 'TimeOff', 'Travel', 'Reminder'] as const

export type AppointmentKind = (typeof appointmentKinds)[number]
