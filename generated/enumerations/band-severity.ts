// Generated from schemas/enumerations/band-severity.json by npm run generate. Edits are lost.
/** The values of band severity. */
export const bandSeverities = ['Info', 'Mild', 'Moderate', 'Severe', 'Critical'] as const

export type BandSeverity = (typeof bandSeverities)[number]
