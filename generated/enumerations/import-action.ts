// Generated from schemas/enumerations/import-action.json by npm run generate. Edits are lost.
/** What a person decides about an entry that could be imported. */
export const importActions = ['Pending', 'Add', 'Merge', 'Ignore'] as const

export type ImportAction = (typeof importActions)[number]
