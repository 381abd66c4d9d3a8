// Generated from schemas/enumerations/invite-status.json by npm run generate. Edits are lost.
/** How far an invitation to the portal has come. */
export const inviteStatuses = ['None', 'Sent', 'Opened', 'Accepted', 'Expired', 'Revoked'] as const

export type InviteStatus = (typeof inviteStatuses)[number]
