// Generated from schemas/enumerations/contact-system.json by npm run generate. Edits are lost.
/** The values of contact system. */
export const contactSystems = ['phone', 'fax', 'email', 'pager', 'url', 'sms', 'other'] as const

export type ContactSystem = (typeof contactSystems)[number]
