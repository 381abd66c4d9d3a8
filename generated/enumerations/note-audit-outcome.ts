// Generated from schemas/enumerations/note-audit-outcome.json by npm run generate. Edits are lost.
/** What follows from an audit. */
export const noteAuditOutcomes = ['NoAction', 'Educate', 'Amend', 'Void', 'BillingHold'] as const

export type NoteAuditOutcome = (typeof noteAuditOutcomes)[number]
