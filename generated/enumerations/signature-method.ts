// Generated from schemas/enumerations/signature-method.json by npm run generate. Edits are lost.
/** How a signature was made. */
export const signatureMethods = ['Password', 'Totp', 'Passkey', 'Pin', 'Drawn', 'Typed', 'Image', 'System'] as const

export type SignatureMethod = (typeof signatureMethods)[number]
