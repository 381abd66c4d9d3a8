// Generated from schemas/enumerations/element-carry-forward.json by npm run generate. Edits are lost.
/** The values of element carry forward. */
export const elementCarryForwards = ['Inherit', 'Never', 'Offer', 'Always'] as const

export type ElementCarryForward = (typeof elementCarryForwards)[number]
