// Generated from schemas/enumerations/print-layout.json by npm run generate. Edits are lost.
/** How a form element's answer is printed. */
export const printLayouts = ['Inline', 'Block', 'Table'] as const

export type PrintLayout = (typeof printLayouts)[number]
