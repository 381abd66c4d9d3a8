// Generated from schemas/enumerations/edit-scope.json by npm run generate. Edits are lost.
/** The values of edit scope. */
export const editScopes = ['ThisOne', 'ThisAndFollowing', 'WholeSeries'] as const

export type EditScope = (typeof editScopes)[number]
