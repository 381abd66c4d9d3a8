// Generated from schemas/enumerations/attendee-kind.json by npm run generate. Edits are lost.
/** The values of attendee kind. */
export const attendeeKinds = ['Patient', 'Practitioner', 'RelatedPerson', 'Location', 'Group'] as const

export type AttendeeKind = (typeof attendeeKinds)[number]
