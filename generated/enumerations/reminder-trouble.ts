// Generated from schemas/enumerations/reminder-trouble.json by npm run generate. Edits are lost.
/** Why a reminder did not arrive. */
export const reminderTroubles = ['NotReached', 'Refused'] as const

export type ReminderTrouble = (typeof reminderTroubles)[number]
