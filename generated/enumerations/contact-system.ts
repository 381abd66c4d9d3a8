// Generated from schemas/enumerations/contact-system.json by npm run generate. Edits are lost.
/** A way to reach somebody: phone, fax, email and so on. */
export const contactSystems = ['phone', 'fax', 'email', 'pager', 'url', 'sms', 'other'] as const

export type ContactSystem = (typeof contactSystems)[number]
