// Generated from schemas/enumerations/rule-severity.json by npm run generate. Edits are lost.
/** The values of rule severity. */
export const ruleSeverities = ['Block', 'Warn', 'Info'] as const

export type RuleSeverity = (typeof ruleSeverities)[number]
