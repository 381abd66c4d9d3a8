// Generated from schemas/enumerations/element-carry-forward.json by npm run generate. Edits are lost.
/** Whether a form element takes its answer from an earlier note. */
export const elementCarryForwards = ['Inherit', 'Never', 'Offer', 'Always'] as const

export type ElementCarryForward = (typeof elementCarryForwards)[number]
