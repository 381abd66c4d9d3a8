// Generated from schemas/enumerations/expand-key.json by npm run generate. Edits are lost.
/** A key that sets off a text expansion. */
export const expandKeys = ['Space', 'Tab', 'Enter'] as const

export type ExpandKey = (typeof expandKeys)[number]
