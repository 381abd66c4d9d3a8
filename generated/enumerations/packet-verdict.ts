// Generated from schemas/enumerations/packet-verdict.json by npm run generate. Edits are lost.
/** What becomes of a packet that was handed in. */
export const packetVerdicts = ['Accept', 'Return'] as const

export type PacketVerdict = (typeof packetVerdicts)[number]
