// Generated from schemas/enumerations/alert-receiver.json by npm run generate. Edits are lost.
/** The values of alert receiver. */
export const alertReceivers = ['careTeam', 'supervisor', 'onCall'] as const

export type AlertReceiver = (typeof alertReceivers)[number]
