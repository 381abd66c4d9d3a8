// Generated from schemas/enumerations/acuity.json by npm run generate. Edits are lost.
/** The values of acuity. */
export const acuities = ['Low', 'Moderate', 'High', 'Crisis'] as const

export type Acuity = (typeof acuities)[number]
