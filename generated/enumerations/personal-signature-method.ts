// Generated from schemas/enumerations/personal-signature-method.json by npm run generate. Edits are lost.
/** How somebody made his signature. */
export const personalSignatureMethods = ['Drawn', 'Typed', 'Image'] as const

export type PersonalSignatureMethod = (typeof personalSignatureMethods)[number]
