// Generated from schemas/enumerations/font-appearance.json by npm run generate. Edits are lost.
/** The size of text on a person's screens. */
export const fontAppearances = ['Normal', 'Large'] as const

export type FontAppearance = (typeof fontAppearances)[number]
