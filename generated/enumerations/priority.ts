// Generated from schemas/enumerations/priority.json by npm run generate. Edits are lost.
/** How urgent a message, an appointment or a notification is. */
export const priorities = ['Low', 'Normal', 'High', 'Urgent'] as const

export type Priority = (typeof priorities)[number]
