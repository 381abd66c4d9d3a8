// Generated from schemas/enumerations/amendment-kind.json by npm run generate. Edits are lost.
/** How a signed note is added to: changed sections, or text alone. */
export const amendmentKinds = ['Amendment', 'Addendum'] as const

export type AmendmentKind = (typeof amendmentKinds)[number]
