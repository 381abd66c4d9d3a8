// Generated from schemas/enumerations/identity-check.json by npm run generate. Edits are lost.
/** How somebody shows who he is. */
export const identityChecks = ['None', 'BirthDate', 'BirthDateAndZip', 'Code'] as const

export type IdentityCheck = (typeof identityChecks)[number]
