// Generated from schemas/enumerations/series-fate.json by npm run generate. Edits are lost.
/** What becomes of one appointment of a series. */
export const seriesFates = ['Made', 'Moved', 'LeftOut', 'Blocked', 'Changed', 'Kept', 'Overwritten', 'Cancelled', 'Untouched'] as const

export type SeriesFate = (typeof seriesFates)[number]
