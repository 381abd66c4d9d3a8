// Generated from schemas/enumerations/allergy-criticality.json by npm run generate. Edits are lost.
/** How dangerous the next contact can be. */
export const allergyCriticalities = ['Low', 'High', 'Unknown'] as const

export type AllergyCriticality = (typeof allergyCriticalities)[number]
