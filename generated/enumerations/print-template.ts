// Generated from schemas/enumerations/print-template.json by npm run generate. Edits are lost.
/** The layout in which a note is printed. */
export const printTemplates = ['Standard', 'Compact', 'Letter'] as const

export type PrintTemplate = (typeof printTemplates)[number]
