// Generated from schemas/enumerations/packet-trigger.json by npm run generate. Edits are lost.
/** What sends a packet. */
export const packetTriggers = ['Enrollment', 'Appointment', 'Interval', 'Manual'] as const

export type PacketTrigger = (typeof packetTriggers)[number]
