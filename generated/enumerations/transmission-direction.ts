// Generated from schemas/enumerations/transmission-direction.json by npm run generate. Edits are lost.
/** Whether documents go out or come in. */
export const transmissionDirections = ['Outbound', 'Inbound'] as const

export type TransmissionDirection = (typeof transmissionDirections)[number]
