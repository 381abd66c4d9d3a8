// Generated from schemas/enumerations/alert-severity.json by npm run generate. Edits are lost.
/** How serious an alert is. */
export const alertSeverities = ['Info', 'Warn', 'Critical'] as const

export type AlertSeverity = (typeof alertSeverities)[number]
