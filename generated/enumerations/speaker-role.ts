// Generated from schemas/enumerations/speaker-role.json by npm run generate. Edits are lost.
/** Who is heard in a recording. */
export const speakerRoles = ['Clinician', 'Patient', 'Other', 'Unknown'] as const

export type SpeakerRole = (typeof speakerRoles)[number]
