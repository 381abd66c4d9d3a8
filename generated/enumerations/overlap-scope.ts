// Generated from schemas/enumerations/overlap-scope.json by npm run generate. Edits are lost.
/** Whose other sessions are compared. */
export const overlapScopes = ['Practitioner', 'Patient', 'Both'] as const

export type OverlapScope = (typeof overlapScopes)[number]
