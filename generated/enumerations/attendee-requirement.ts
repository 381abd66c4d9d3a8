// Generated from schemas/enumerations/attendee-requirement.json by npm run generate. Edits are lost.
/** The values of attendee requirement. */
export const attendeeRequirements = ['Required', 'Optional', 'InformationOnly'] as const

export type AttendeeRequirement = (typeof attendeeRequirements)[number]
