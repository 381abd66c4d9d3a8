// Generated from schemas/enumerations/rule-severity.json by npm run generate. Edits are lost.
/** What a failed check does: it blocks signing, warns or informs. */
export const ruleSeverities = ['Block', 'Warn', 'Info'] as const

export type RuleSeverity = (typeof ruleSeverities)[number]
