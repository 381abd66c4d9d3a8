// Generated from schemas/enumerations/grant-group.json by npm run generate. Edits are lost.
/** The values of grant group. */
export const grantGroups = ['administrative', 'clinical', 'internal', 'messaging', 'scheduler', 'survey'] as const

export type GrantGroup = (typeof grantGroups)[number]
