// Generated from schemas/enumerations/print-layout.json by npm run generate. Edits are lost.
/** The values of print layout. */
export const printLayouts = ['Inline', 'Block', 'Table'] as const

export type PrintLayout = (typeof printLayouts)[number]
