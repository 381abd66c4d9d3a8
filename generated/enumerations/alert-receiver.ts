// Generated from schemas/enumerations/alert-receiver.json by npm run generate. Edits are lost.
/** Who is told when an answer raises an alert. */
export const alertReceivers = ['careTeam', 'supervisor', 'onCall'] as const

export type AlertReceiver = (typeof alertReceivers)[number]
