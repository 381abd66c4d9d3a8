// Generated from schemas/enumerations/population-level.json by npm run generate. Edits are lost.
/** The values of population level. */
export const populationLevels = ['All', 'CareTeam', 'Program'] as const

export type PopulationLevel = (typeof populationLevels)[number]
