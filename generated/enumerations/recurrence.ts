// Generated from schemas/enumerations/recurrence.json by npm run generate. Edits are lost.
/** The values of recurrence. */
export const recurrences = ['Daily', 'Weekly', 'Monthly', 'Annually'] as const

export type Recurrence = (typeof recurrences)[number]
