// Generated from schemas/enumerations/visit-status.json by npm run generate. Edits are lost.
/** How a visit went. */
export const visitStatuses = ['Show', 'NoShow', 'Cancelled'] as const

export type VisitStatus = (typeof visitStatuses)[number]
