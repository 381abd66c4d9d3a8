// Generated from schemas/enumerations/transmission-method.json by npm run generate. Edits are lost.
/** By which way documents are sent. */
export const transmissionMethods = ['Fax', 'DirectMessage', 'SecureEmail', 'Sftp', 'EhrInterface', 'Portal', 'Download', 'Print'] as const

export type TransmissionMethod = (typeof transmissionMethods)[number]
