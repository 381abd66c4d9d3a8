// Generated from schemas/enumerations/custody-kind.json by npm run generate. Edits are lost.
/** How custody of a child is shared. */
export const custodyKinds = ['full', 'joint', 'none'] as const

export type CustodyKind = (typeof custodyKinds)[number]
