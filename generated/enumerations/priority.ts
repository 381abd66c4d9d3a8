// Generated from schemas/enumerations/priority.json by npm run generate. Edits are lost.
/** The values of priority. */
export const priorities = ['Low', 'Normal', 'High', 'Urgent'] as const

export type Priority = (typeof priorities)[number]
