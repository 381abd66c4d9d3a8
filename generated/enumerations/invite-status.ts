// Generated from schemas/enumerations/invite-status.json by npm run generate. Edits are lost.
/** The values of invite status. */
export const inviteStatuses = ['None', 'Sent', 'Opened', 'Accepted', 'Expired', 'Revoked'] as const

export type InviteStatus = (typeof inviteStatuses)[number]
