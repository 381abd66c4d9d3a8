// Generated from schemas/enumerations/filing-state.json by npm run generate. Edits are lost.
/** Whether a file has found its place in a chart. */
export const filingStates = ['Unfiled', 'Filed', 'Reviewed'] as const

export type FilingState = (typeof filingStates)[number]
