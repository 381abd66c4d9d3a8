// Generated from schemas/enumerations/channel-sync.json by npm run generate. Edits are lost.
/** What keeps the members of a channel up to date. */
export const channelSyncs = ['Manual', 'CareTeam', 'Program', 'Role'] as const

export type ChannelSync = (typeof channelSyncs)[number]
