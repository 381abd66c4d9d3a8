// Generated from schemas/enumerations/consent-decision.json by npm run generate. Edits are lost.
/** Whether a person agrees or forbids. */
export const consentDecisions = ['Permit', 'Deny'] as const

export type ConsentDecision = (typeof consentDecisions)[number]
