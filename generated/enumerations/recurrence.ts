// Generated from schemas/enumerations/recurrence.json by npm run generate. Edits are lost.
/** The unit in which a series repeats: days, weeks, months or years. */
export const recurrences = ['Daily', 'Weekly', 'Monthly', 'Annually'] as const

export type Recurrence = (typeof recurrences)[number]
