// Generated from schemas/enumerations/row-state.json by npm run generate. Edits are lost.
/** Whether a record stands as it is open to changes. */
export const rowStates = ['NotAsked', 'Open', 'Locked', 'Deleted'] as const

export type RowState = (typeof rowStates)[number]
