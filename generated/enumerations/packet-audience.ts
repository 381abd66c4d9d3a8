// Generated from schemas/enumerations/packet-audience.json by npm run generate. Edits are lost.
/** Who fills in an item of a packet. */
export const packetAudiences = ['Patient', 'Guardian', 'RelatedPerson', 'Staff'] as const

export type PacketAudience = (typeof packetAudiences)[number]
