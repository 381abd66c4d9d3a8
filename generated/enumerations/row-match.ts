// Generated from schemas/enumerations/row-match.json by npm run generate. Edits are lost.
/** The values of row match. */
export const rowMatches = ['any', 'all'] as const

export type RowMatch = (typeof rowMatches)[number]
