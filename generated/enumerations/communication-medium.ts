// Generated from schemas/enumerations/communication-medium.json by npm run generate. Edits are lost.
/** By which means a contact was made. */
export const communicationMediums = ['Phone', 'VoiceMail', 'Sms', 'Email', 'SecureMessage', 'Fax', 'Letter', 'InPerson', 'Video'] as const

export type CommunicationMedium = (typeof communicationMediums)[number]
