// Generated from schemas/enumerations/duplicate-verdict.json by npm run generate. Edits are lost.
/** What somebody finds of two records that seem to be of one person. */
export const duplicateVerdicts = ['Different', 'Open'] as const

export type DuplicateVerdict = (typeof duplicateVerdicts)[number]
