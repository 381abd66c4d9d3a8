// Generated from schemas/enumerations/reminder-trouble.json by npm run generate. Edits are lost.
/** Why a reminder, or word of a time that is offered, did not arrive or was not sent. */
export const reminderTroubles = ['NotReached', 'Refused', 'NotChosen', 'NoAddress', 'NotSetUp', 'QuietHours', 'OfferEnded'] as const

export type ReminderTrouble = (typeof reminderTroubles)[number]
