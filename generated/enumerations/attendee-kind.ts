// Generated from schemas/enumerations/attendee-kind.json by npm run generate. Edits are lost.
/** What takes part in an appointment: people, places or groups. */
export const attendeeKinds = ['Patient', 'Practitioner', 'RelatedPerson', 'Location', 'Group'] as const

export type AttendeeKind = (typeof attendeeKinds)[number]
