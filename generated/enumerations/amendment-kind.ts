// Generated from schemas/enumerations/amendment-kind.json by npm run generate. Edits are lost.
/** The values of amendment kind. */
export const amendmentKinds = ['Amendment', 'Addendum'] as const

export type AmendmentKind = (typeof amendmentKinds)[number]
