// Generated from schemas/enumerations/care-team-participation-type.json by npm run generate. Edits are lost.
/** What somebody does in a care team or a session. */
export const careTeamParticipationTypes = ['PrimaryPerformer', 'SecondaryPerformer', 'Participation', 'Patient', 'Coordinator'] as const

export type CareTeamParticipationType = (typeof careTeamParticipationTypes)[number]
