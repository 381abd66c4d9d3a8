// Generated from schemas/enumerations/group-member-status.json by npm run generate. Edits are lost.
/** The values of group member status. */
export const groupMemberStatuses = ['Waiting', 'Active', 'OnHold', 'Completed', 'Discharged'] as const

export type GroupMemberStatus = (typeof groupMemberStatuses)[number]
