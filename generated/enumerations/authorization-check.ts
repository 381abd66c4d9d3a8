// Generated from schemas/enumerations/authorization-check.json by npm run generate. Edits are lost.
/** What of an authorization is checked. */
export const authorizationChecks = ['Exists', 'Status', 'Date', 'Service', 'Practitioner', 'Units', 'Frequency'] as const

export type AuthorizationCheck = (typeof authorizationChecks)[number]
