// Generated from schemas/enumerations/population-level.json by npm run generate. Edits are lost.
/** Which patients a role reaches: all, those of its programs, or those in its care. */
export const populationLevels = ['All', 'CareTeam', 'Program'] as const

export type PopulationLevel = (typeof populationLevels)[number]
