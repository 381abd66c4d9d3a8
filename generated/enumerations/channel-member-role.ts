// Generated from schemas/enumerations/channel-member-role.json by npm run generate. Edits are lost.
/** What a member of a channel may do. */
export const channelMemberRoles = ['Owner', 'Moderator', 'Member', 'ReadOnly'] as const

export type ChannelMemberRole = (typeof channelMemberRoles)[number]
