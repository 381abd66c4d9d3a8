// Generated from schemas/enumerations/label-key.json by npm run generate. Edits are lost.
/** The values of label key. */
export const labelKeys = ['patient', 'session', 'location', 'enrollment', 'problem', 'practitioner'] as const

export type LabelKey = (typeof labelKeys)[number]
