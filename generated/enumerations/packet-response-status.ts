// Generated from schemas/enumerations/packet-response-status.json by npm run generate. Edits are lost.
/** Where a packet is on its way. */
export const packetResponseStatuses = [
  'Draft',
  'Sent',
  'InProgress',
  'Submitted',
  'Accepted',
  'ReturnedForCorrection',
  'Expired',
  'Cancelled',
] as const

export type PacketResponseStatus = (typeof packetResponseStatuses)[number]
