// Generated from schemas/enumerations/print-label.json by npm run generate. Edits are lost.
/** How a form element's label is printed. */
export const printLabels = ['Full', 'Short', 'None'] as const

export type PrintLabel = (typeof printLabels)[number]
