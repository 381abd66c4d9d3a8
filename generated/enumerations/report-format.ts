// Generated from schemas/enumerations/report-format.json by npm run generate. Edits are lost.
/** The form of a report file. */
export const reportFormats = ['Csv', 'Xlsx', 'Pdf', 'Json'] as const

export type ReportFormat = (typeof reportFormats)[number]
