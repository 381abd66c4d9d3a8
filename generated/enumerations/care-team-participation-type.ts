// Generated from schemas/enumerations/care-team-participation-type.json by npm run generate. Edits are lost.
/** The values of care team participation type. */
export const careTeamParticipationTypes = ['PrimaryPerformer', 'SecondaryPerformer', 'Participation', 'Patient', 'Coordinator'] as const

export type CareTeamParticipationType = (typeof careTeamParticipationTypes)[number]
