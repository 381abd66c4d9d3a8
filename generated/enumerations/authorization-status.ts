// Generated from schemas/enumerations/authorization-status.json by npm run generate. Edits are lost.
/** Whether a payer has authorized services, and whether units are left. */
export const authorizationStatuses = ['Requested', 'Approved', 'Denied', 'Exhausted', 'Expired', 'Cancelled'] as const

export type AuthorizationStatus = (typeof authorizationStatuses)[number]
