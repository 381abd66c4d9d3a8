// Generated from schemas/enumerations/authorization-need.json by npm run generate. Edits are lost.
/** When a session needs an authorization. */
export const authorizationNeeds = ['PayerOrService', 'Billable', 'Always'] as const

export type AuthorizationNeed = (typeof authorizationNeeds)[number]
