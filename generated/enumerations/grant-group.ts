// Generated from schemas/enumerations/grant-group.json by npm run generate. Edits are lost.
/** The area of work that the flags of a grant set belong to. */
export const grantGroups = ['administrative', 'clinical', 'internal', 'messaging', 'scheduler', 'survey'] as const

export type GrantGroup = (typeof grantGroups)[number]
