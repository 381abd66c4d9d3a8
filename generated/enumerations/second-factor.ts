// Generated from schemas/enumerations/second-factor.json by npm run generate. Edits are lost.
/** The values of second factor. */
export const secondFactors = ['Totp', 'Passkey', 'RecoveryCode'] as const

export type SecondFactor = (typeof secondFactors)[number]
