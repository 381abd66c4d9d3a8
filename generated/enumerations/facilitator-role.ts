// Generated from schemas/enumerations/facilitator-role.json by npm run generate. Edits are lost.
/** The values of facilitator role. */
export const facilitatorRoles = ['Primary', 'Co'] as const

export type FacilitatorRole = (typeof facilitatorRoles)[number]
