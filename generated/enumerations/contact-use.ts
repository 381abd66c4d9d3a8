// Generated from schemas/enumerations/contact-use.json by npm run generate. Edits are lost.
/** What a phone number or address of somebody is for. */
export const contactUses = ['home', 'work', 'mobile', 'temp', 'old'] as const

export type ContactUse = (typeof contactUses)[number]
