// Generated from schemas/enumerations/communication-direction.json by npm run generate. Edits are lost.
/** Who began a contact: somebody outside or the practice. */
export const communicationDirections = ['Inbound', 'Outbound'] as const

export type CommunicationDirection = (typeof communicationDirections)[number]
