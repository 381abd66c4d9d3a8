// Generated from schemas/enumerations/print-label.json by npm run generate. Edits are lost.
/** The values of print label. */
export const printLabels = ['Full', 'Short', 'None'] as const

export type PrintLabel = (typeof printLabels)[number]
