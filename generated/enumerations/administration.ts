// Generated from schemas/enumerations/administration.json by npm run generate. Edits are lost.
/** The values of administration. */
export const administrations = ['Self', 'Clinician', 'Either'] as const

export type Administration = (typeof administrations)[number]
