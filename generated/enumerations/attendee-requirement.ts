// Generated from schemas/enumerations/attendee-requirement.json by npm run generate. Edits are lost.
/** Whether somebody must come to an appointment. */
export const attendeeRequirements = ['Required', 'Optional', 'InformationOnly'] as const

export type AttendeeRequirement = (typeof attendeeRequirements)[number]
