// Generated from schemas/enumerations/label-result.json by npm run generate. Edits are lost.
/** Whether the security labels of a record let a person read it. */
export const labelResults = ['NotAsked', 'None', 'Read', 'Closed'] as const

export type LabelResult = (typeof labelResults)[number]
