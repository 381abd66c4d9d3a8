// Generated from schemas/enumerations/band-severity.json by npm run generate. Edits are lost.
/** How serious a range of scores is. */
export const bandSeverities = ['Info', 'Mild', 'Moderate', 'Severe', 'Critical'] as const

export type BandSeverity = (typeof bandSeverities)[number]
