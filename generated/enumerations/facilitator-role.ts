// Generated from schemas/enumerations/facilitator-role.json by npm run generate. Edits are lost.
/** Whether a facilitator leads a group or assists. */
export const facilitatorRoles = ['Primary', 'Co'] as const

export type FacilitatorRole = (typeof facilitatorRoles)[number]
