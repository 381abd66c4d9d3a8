// Generated from schemas/enumerations/font-appearance.json by npm run generate. Edits are lost.
/** The values of font appearance. */
export const fontAppearances = ['Normal', 'Large'] as const

export type FontAppearance = (typeof fontAppearances)[number]
