// Generated from schemas/enumerations/acuity.json by npm run generate. Edits are lost.
/** How urgently a patient needs care. */
export const acuities = ['Low', 'Moderate', 'High', 'Crisis'] as const

export type Acuity = (typeof acuities)[number]
