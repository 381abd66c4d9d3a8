// Generated from schemas/enumerations/edit-scope.json by npm run generate. Edits are lost.
/** How much of a series of appointments a change reaches. */
export const editScopes = ['ThisOne', 'ThisAndFollowing', 'WholeSeries'] as const

export type EditScope = (typeof editScopes)[number]
