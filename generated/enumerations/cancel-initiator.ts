// Generated from schemas/enumerations/cancel-initiator.json by npm run generate. Edits are lost.
/** Who canceled an appointment or a session. */
export const cancelInitiators = ['Patient', 'Provider', 'Payer', 'System'] as const

export type CancelInitiator = (typeof cancelInitiators)[number]
