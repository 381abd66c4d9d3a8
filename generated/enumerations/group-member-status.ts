// Generated from schemas/enumerations/group-member-status.json by npm run generate. Edits are lost.
/** Whether somebody waits for a group, attends it or has left it. */
export const groupMemberStatuses = ['Waiting', 'Active', 'OnHold', 'Completed', 'Discharged'] as const

export type GroupMemberStatus = (typeof groupMemberStatuses)[number]
