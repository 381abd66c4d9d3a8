// Generated from schemas/enumerations/packet-item-kind.json by npm run generate. Edits are lost.
/** What an item of a packet is. */
export const packetItemKinds = ['Questionnaire', 'ConsentForm', 'Document', 'Form', 'Upload', 'Instructions'] as const

export type PacketItemKind = (typeof packetItemKinds)[number]
