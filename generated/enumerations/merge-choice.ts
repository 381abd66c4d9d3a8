// Generated from schemas/enumerations/merge-choice.json by npm run generate. Edits are lost.
/** Which of two records a field is taken from when they are merged. */
export const mergeChoices = ['Kept', 'Merged', 'Both'] as const

export type MergeChoice = (typeof mergeChoices)[number]
