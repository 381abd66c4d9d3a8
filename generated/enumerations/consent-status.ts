// Generated from schemas/enumerations/consent-status.json by npm run generate. Edits are lost.
/** Whether a consent is in force. */
export const consentStatuses = ['Draft', 'Active', 'Refused', 'Revoked', 'Expired', 'EnteredInError'] as const

export type ConsentStatus = (typeof consentStatuses)[number]
