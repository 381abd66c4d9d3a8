// Generated from schemas/enumerations/signing-state.json by npm run generate. Edits are lost.
/** Where a note stands on the way to its signatures. */
export const signingStates = ['Draft', 'ReadyToSign', 'PartiallySigned', 'Signed', 'Returned', 'Amending', 'Voided'] as const

export type SigningState = (typeof signingStates)[number]
