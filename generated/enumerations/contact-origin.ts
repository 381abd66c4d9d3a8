// Generated from schemas/enumerations/contact-origin.json by npm run generate. Edits are lost.
/** What a logged contact was made from. */
export const contactOrigins = ['Channel', 'Reminder', 'Manual', 'NoShow'] as const

export type ContactOrigin = (typeof contactOrigins)[number]
