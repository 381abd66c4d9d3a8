// Generated from schemas/enumerations/contact-use.json by npm run generate. Edits are lost.
/** The values of contact use. */
export const contactUses = ['home', 'work', 'mobile', 'temp', 'old'] as const

export type ContactUse = (typeof contactUses)[number]
