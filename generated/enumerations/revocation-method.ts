// Generated from schemas/enumerations/revocation-method.json by npm run generate. Edits are lost.
/** How a consent was taken back. */
export const revocationMethods = ['Written', 'Verbal', 'Portal'] as const

export type RevocationMethod = (typeof revocationMethods)[number]
