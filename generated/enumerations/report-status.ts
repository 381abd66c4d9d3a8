// Generated from schemas/enumerations/report-status.json by npm run generate. Edits are lost.
/** Whether a record is final. */
export const reportStatuses = ['Final', 'Preliminary', 'Amended', 'EnteredInError'] as const

export type ReportStatus = (typeof reportStatuses)[number]
