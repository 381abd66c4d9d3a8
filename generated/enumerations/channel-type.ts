// Generated from schemas/enumerations/channel-type.json by npm run generate. Edits are lost.
/** Who meets in a channel and what for. */
export const channelTypes = ['Direct', 'Room', 'CareTeam', 'Patient', 'Thread', 'Announcement'] as const

export type ChannelType = (typeof channelTypes)[number]
