// Generated from schemas/enumerations/access-verdict.json by npm run generate. Edits are lost.
/** What the privacy officer finds of an access that was forced. */
export const accessVerdicts = ['Justified', 'NotJustified'] as const

export type AccessVerdict = (typeof accessVerdicts)[number]
