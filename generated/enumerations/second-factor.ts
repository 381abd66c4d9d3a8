// Generated from schemas/enumerations/second-factor.json by npm run generate. Edits are lost.
/** What proves a sign-in beside the password. */
export const secondFactors = ['Totp', 'Passkey', 'RecoveryCode'] as const

export type SecondFactor = (typeof secondFactors)[number]
