// Generated from schemas/enumerations/label-key.json by npm run generate. Edits are lost.
/** A word that a practice may replace by its own, such as patient or session. */
export const labelKeys = ['patient', 'session', 'location', 'enrollment', 'problem', 'practitioner'] as const

export type LabelKey = (typeof labelKeys)[number]
