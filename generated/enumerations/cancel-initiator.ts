// Generated from schemas/enumerations/cancel-initiator.json by npm run generate. Edits are lost.
/** The values of cancel initiator. */
export const cancelInitiators = ['Patient', 'Provider', 'Payer', 'System'] as const

export type CancelInitiator = (typeof cancelInitiators)[number]
