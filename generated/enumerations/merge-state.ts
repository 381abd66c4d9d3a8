// Generated from schemas/enumerations/merge-state.json by npm run generate. Edits are lost.
/** How far two records that were merged are one, or two again. */
export const mergeStates = ['Moving', 'Merged', 'Returning', 'Separated'] as const

export type MergeState = (typeof mergeStates)[number]
