// Generated from schemas/enumerations/row-match.json by npm run generate. Edits are lost.
/** Whether any row or every row has to match a clause. */
export const rowMatches = ['any', 'all'] as const

export type RowMatch = (typeof rowMatches)[number]
